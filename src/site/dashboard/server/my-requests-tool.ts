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
import { countUnread } from '#features/conversation/messages/server/get-thread.ts';
import { outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getNeeds as needsContract } from '../contract.ts';
import { getNeeds } from './get-needs.ts';
import { isNothing, needFacts } from './need-facts.ts';

import { queueFacts } from './queue-facts.ts';

type Request = ReplyOf<typeof contract>['items'][number];
const [mostTold, mostCounted, mostToDo] = [6, 50, 12];

export const myRequests = tool({
  name: 'my_requests',
  words:
    'The access requests that the person who asks sent or received, where each stands, what waits for them, and the queues of an admin. `from`, `until`: those made in these days. `waiting`: only what waits for the person.',
  parameters: z.object({ ...spanned, waiting: z.boolean().optional() }),
  run: async (call, { from, until, waiting }): Promise<Found> => {
    const span = from === undefined || until === undefined ? null : { from, until };
    const size = span ? mostCounted : mostTold;
    const sent = await requestsOf(call, 'sent', size);
    const received = await requestsOf(call, 'received', size);
    const needs = needsContract.reply.parse(await getNeeds(call));
    const { queues } = needs;
    const unread = await countUnread(call);
    const queued = queues ? queueFacts(queues) : [];
    const quiet = queues === null && unread === 0 && isNothing(needs);
    const head = [...queued, ...(quiet ? [factOf(quietWords(sent), dashboard)] : [])];
    // The queues of an admin name the proofs.
    const rest = needFacts(queues ? { ...needs, proofs: null } : needs);
    const facts = waiting
      ? [...head, ...limited([...requestFacts(needs), ...unreadFacts(unread), ...rest])]
      : [
          ...head,
          ...(span ? countedIn(span, { sent, received }) : []),
          ...(queues === null && sent.length + received.length === 0 ? [noRequest] : []),
          ...requestFacts({ sent: sent.slice(0, mostTold), received: received.slice(0, mostTold) }),
          ...rest.slice(0, mostTold),
        ];
    return { facts, proposals: [{ kind: 'open', label: 'Open My Dashboard', href: dashboard.href }] };
  },
});

const dashboard = { kind: 'page' as const, title: 'My Dashboard', href: '/user/dashboard', quote: null };
const noRequest = factOf(
  'You have sent no access request and received none.',
  dashboard,
  'No ha enviado ninguna solicitud de acceso y no ha recibido ninguna.',
);

/** What a long to-do list has beyond what is told is on the dashboard. */
function limited(facts: readonly Fact[]): Fact[] {
  const more = facts.length - mostToDo;
  return more > 0
    ? [...facts.slice(0, mostToDo), factOf(`My Dashboard lists ${more} more.`, dashboard)]
    : [...facts];
}

function unreadFacts(unread: number): Fact[] {
  const page = { kind: 'page' as const, title: 'Messages', href: '/messages', quote: null };
  return unread > 0 ? [factOf(`- You have ${counted(unread, 'unread message')}.`, page)] : [];
}

function requestFacts({ sent, received }: Record<'sent' | 'received', readonly Request[]>): Fact[] {
  return [
    ...sent.map((request) => requestFact(request, 'You asked for access to')),
    ...received.map((request) =>
      requestFact(request, `${request.buyer.name} asked for access to`, badgesOf(request.buyer)),
    ),
  ];
}

/** How many were made in some days, of those that the person has. */
function countedIn(
  span: { from: string; until: string },
  { sent, received }: Record<'sent' | 'received', readonly Request[]>,
): Fact[] {
  const made = (all: readonly Request[]) =>
    all.filter(({ requestedAt }) => isWithin(requestedAt, span)).length;
  if (sent.length + received.length === 0) return [];
  const parts = [
    ...(received.length > 0 ? [`${counted(made(received), 'request')} came to you`] : []),
    ...(sent.length > 0 ? [`you sent ${counted(made(sent), 'request')}`] : []),
  ];
  const said = parts.join(' and ');
  return [factOf(`${said[0]?.toUpperCase()}${said.slice(1)} ${spanInWords(span)}.`, dashboard)];
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
    badges && `Buyer: ${badges}.`,
    closesAt && status !== 'denied' && `It expires on ${dayInWords(closesAt.slice(0, 10))}.`,
  ].filter(Boolean);
  return factOf(
    [`- ${who} ${quoted(title)} on ${dayInWords(request.requestedAt.slice(0, 10))}: ${stand}.`, ...more].join(
      ' ',
    ),
    {
      kind: 'request',
      title: `Request for ${title}`,
      href: `/access-request/${request.id}`,
      quote: null,
    },
  );
}

function quietWords(sent: readonly Request[]): string {
  const open = sent.filter(({ status }) => status !== 'approved' && status !== 'denied').length;
  const next =
    open > 0
      ? `${open} of your requests ${open === 1 ? 'waits' : 'wait'} for the other side`
      : 'A request, an offer or a question for you appears here and on My Dashboard as soon as it arrives';
  return `Nothing waits for your answer now. ${next}.`;
}
