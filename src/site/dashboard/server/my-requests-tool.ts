import { z } from 'zod';
import { listRequests as contract } from '#features/agreements/access-requests/contract.ts';
import { denyWords, pendingWords } from '#features/agreements/access-requests/domain/reason-words.ts';
import {
  denyReasons,
  pendingReasons,
  statusLabels,
} from '#features/agreements/access-requests/domain/status.ts';
import { listRequests } from '#features/agreements/access-requests/server/get-request.ts';
import { type Fact, factOf } from '#features/conversation/assistant/domain/fact.ts';
import { quoted, shown } from '#features/conversation/assistant/domain/quoting.ts';
import { isWithin, spanInWords, spanned } from '#features/conversation/assistant/server/tools/spanned.ts';
import { type Found, tool } from '#features/conversation/assistant/server/tools/tool.ts';
import { outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import { kindLabels } from '#features/offers/offers/domain/words.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getNeeds as needsContract } from '../contract.ts';
import { getNeeds } from './get-needs.ts';
import { queueFacts } from './queue-facts.ts';
import { queuesOf } from './queues.ts';

type Request = ReplyOf<typeof contract>['items'][number];
const [mostTold, mostCounted] = [6, 50];

export const myRequests = tool({
  name: 'my_requests',
  words:
    'The access requests that the person who asks sent or received, where each stands, what waits for them, and the queues of an admin. `from`, `until`: those made in these days.',
  parameters: z.object(spanned),
  run: async (call, { from, until }): Promise<Found> => {
    const span = from === undefined || until === undefined ? null : { from, until };
    const size = span ? mostCounted : mostTold;
    const sent = await requestsOf(call, 'sent', size);
    const received = await requestsOf(call, 'received', size);
    const needs = needsContract.reply.parse(await getNeeds(call));
    const page = { kind: 'page' as const, title: 'My Dashboard', href: '/user/dashboard', quote: null };
    const queues = await queuesOf(call);
    const queued = queues ? queueFacts(queues) : [];
    const none = queues === null && sent.length + received.length === 0;
    const quiet = queues === null && isQuiet([...sent, ...received], needs);
    return {
      facts: [
        ...queued,
        ...(span ? countedIn(span, { sent, received }) : []),
        ...(quiet ? [factOf(quietWords(sent), page)] : []),
        ...(none
          ? [
              factOf(
                'You have sent no access request and received none.',
                page,
                'No ha enviado ninguna solicitud de acceso y no ha recibido ninguna.',
              ),
            ]
          : []),
        ...sent.slice(0, mostTold).map((request) => requestFact(request, 'You asked for access to')),
        ...received
          .slice(0, mostTold)
          .map((request) =>
            requestFact(request, `${request.buyer.name} asked for access to`, badgesOf(request.buyer)),
          ),
        ...waiting(queues ? { ...needs, proofs: null } : needs),
      ],
      proposals: [{ kind: 'open', label: 'Open My Dashboard', href: '/user/dashboard' }],
    };
  },
});

/** How many were made in some days, of those that the person has. */
function countedIn(
  span: { from: string; until: string },
  { sent, received }: Record<'sent' | 'received', readonly Request[]>,
): Fact[] {
  const page = { kind: 'page' as const, title: 'My Dashboard', href: '/user/dashboard', quote: null };
  const made = (all: readonly Request[]) =>
    all.filter(({ requestedAt }) => isWithin(requestedAt, span)).length;
  if (sent.length + received.length === 0) return [];
  const parts = [
    ...(received.length > 0 ? [`${counted(made(received), 'request')} came to you`] : []),
    ...(sent.length > 0 ? [`you sent ${counted(made(sent), 'request')}`] : []),
  ];
  const said = parts.join(' and ');
  return [factOf(`${said[0]?.toUpperCase()}${said.slice(1)} ${spanInWords(span)}.`, page)];
}

function badgesOf({ emailVerified, identityProven, fundsProven }: Request['buyer']): string {
  const proven = [...(identityProven ? ['identity'] : []), ...(fundsProven ? ['funds'] : [])];
  const verified = proven.length > 0 ? `${proven.join(' and ')} verified` : 'identity and funds not verified';
  return `email ${emailVerified ? 'confirmed' : 'not confirmed'}, ${verified}`;
}

async function requestsOf(call: StreamCall, scope: 'sent' | 'received', size: number): Promise<Request[]> {
  const query = contract.query.parse({ scope, size });
  return contract.reply.parse(await listRequests(call, query)).items;
}

function requestFact(request: Request, who: string, badges?: string): Fact {
  const { status, pendingReason, denyReason, outcome, waitsForYou, closesAt } = request;
  const title = shown(request.listingTitle, 'a listing');
  const why = pendingReasons.find((reason) => reason === pendingReason);
  const ended = outcome ? null : denyReasons.find((reason) => reason === denyReason);
  const stand = outcome ? outcomeLabels[outcome] : statusLabels[status];
  const more = [
    why && `${pendingWords[why]}.`,
    ended && `${denyWords[ended]}.`,
    waitsForYou && 'It waits for you.',
    badges && `Of the buyer: ${badges}.`,
    closesAt && status !== 'denied' && `It closes by itself on ${closesAt.slice(0, 10)}.`,
  ].filter(Boolean);
  return factOf(
    [`- ${who} ${quoted(title)} on ${request.requestedAt.slice(0, 10)}: ${stand}.`, ...more].join(' '),
    {
      kind: 'request',
      title: `Request for ${title}`,
      href: `/access-request/${request.id}`,
      quote: null,
    },
  );
}

function isQuiet(
  requests: readonly Request[],
  {
    offers,
    accepted,
    ended,
    offBooks,
    checksOffBooks,
    diligence,
    questions,
    answers,
    news,
    orders,
    proofs,
  }: ReplyOf<typeof needsContract>,
): boolean {
  const waiting =
    [offers, accepted, ended, offBooks, checksOffBooks, diligence, questions, answers, news, orders].some(
      (some) => some.length > 0,
    ) || proofs;
  return !waiting && !requests.some(({ waitsForYou }) => waitsForYou);
}

function quietWords(sent: readonly Request[]): string {
  const open = sent.filter(({ status }) => status !== 'approved' && status !== 'denied').length;
  const next =
    open > 0
      ? `${open} of your requests ${open === 1 ? 'waits' : 'wait'} for the other side`
      : 'A request, an offer or a question for you appears here and on My Dashboard as soon as it arrives';
  return `Nothing waits for your answer now. ${next}.`;
}

function waiting(needs: ReplyOf<typeof needsContract>): Fact[] {
  const offers = needs.offers.map((offer) =>
    factOf(
      `- An offer (${kindLabels[offer.kind]}) for ${quoted(shown(offer.listingTitle, 'a listing'))} waits for you.`,
      {
        kind: 'page',
        title: 'Offer',
        href: `/offer/${offer.id}`,
        quote: null,
      },
    ),
  );
  const rooms = needs.diligence.map((room) =>
    factOf(
      `- Requests for documents wait in the deal room of ${quoted(shown(room.title, 'a listing'))}: ${room.requests}.`,
      {
        kind: 'page',
        title: 'Deal rooms',
        href: room.roomId === null ? '/deal-rooms' : `/deal-rooms/${room.roomId}/requests`,
        quote: null,
      },
    ),
  );
  const deals = [
    ...needs.ended.map(({ offerId, title, buyer }) =>
      factOf(
        `- ${buyer} withdrew from the accepted letter of intent for ${quoted(shown(title, 'a listing'))}. The offer page says what to do.`,
        { kind: 'page', title: 'Offer', href: `/offer/${offerId}`, quote: null },
      ),
    ),
    ...needs.accepted.map(({ listingId, title }) =>
      factOf(
        `- A letter of intent for ${quoted(shown(title, 'a listing'))} was accepted, and the public card still says “For sale”.`,
        { kind: 'page', title: 'Edit listing', href: `/listing/${listingId}/edit`, quote: null },
      ),
    ),
    ...needs.offBooks.map(({ listingId, title }) =>
      factOf(
        `- The listing ${quoted(shown(title, 'a listing'))} states figures that your books do not bear out.`,
        { kind: 'page', title: 'Edit listing', href: `/listing/${listingId}/edit`, quote: null },
      ),
    ),
    ...needs.checksOffBooks.map(({ checkId, businessName }) =>
      factOf(
        `- The health check of ${quoted(businessName)} states figures that your books do not bear out.`,
        {
          ...{
            kind: 'page',
            title: 'Health check',
            href: `/analysis/health-check/${checkId}/value`,
            quote: null,
          },
        },
      ),
    ),
  ];
  return [
    ...offers,
    ...deals,
    ...rooms,
    ...inRooms(needs),
    ...service(needs),
    ...unlistedBusinesses(needs),
  ].slice(0, mostTold);
}

function unlistedBusinesses(needs: ReplyOf<typeof needsContract>): Fact[] {
  const drafts = needs.drafts.map((draft) =>
    factOf(`- The draft for ${quoted(draft.businessName)} is not submitted yet.`, {
      kind: 'listing',
      title: shown(draft.title, 'a listing') || 'Draft',
      href: `/listing/${draft.id}/edit`,
      quote: null,
    }),
  );
  const unlisted = needs.unlisted.map((business) =>
    factOf(`- ${quoted(business.businessName)} has no listing yet.`, {
      kind: 'business',
      title: business.businessName,
      href: '/user/dashboard',
      quote: null,
    }),
  );
  return [...drafts, ...unlisted];
}

function inRooms({ questions, answers, news }: ReplyOf<typeof needsContract>): Fact[] {
  const place = (roomId: string | null) => ({
    kind: 'page' as const,
    title: 'Deal rooms',
    href: roomId === null ? '/deal-rooms' : `/deal-rooms/${roomId}`,
    quote: null,
  });
  return [
    ...questions.map(({ roomId, title, questions: many }) =>
      factOf(
        `- Buyers' questions wait in the deal room of ${quoted(shown(title, 'a listing'))}: ${many}.`,
        place(roomId),
      ),
    ),
    ...answers.map(({ roomId, title }) =>
      factOf(
        `- A question that you asked in the deal room of ${quoted(shown(title, 'a listing'))} was answered.`,
        place(roomId),
      ),
    ),
    ...news.map(({ roomId, title }) =>
      factOf(
        `- There are new documents in the deal room of ${quoted(shown(title, 'a listing'))}.`,
        place(roomId),
      ),
    ),
  ];
}

function service({ orders, proofs }: ReplyOf<typeof needsContract>): Fact[] {
  const page = (title: string, href: string) => ({ kind: 'page' as const, title, href, quote: null });
  const waits = { pay: 'is not paid yet', deliver: 'is paid and waits to be delivered' };
  return [
    ...orders.map(({ id, service: name, step }) =>
      factOf(`- The order ${quoted(name)} ${waits[step]}.`, page('Order', `/orders/${id}`)),
    ),
    ...(proofs
      ? [factOf(`- Proofs that wait to be verified: ${proofs.count}.`, page('Proofs', '/admin?tab=proofs'))]
      : []),
  ];
}
