import { type Fact, factOf } from '#features/conversation/assistant/domain/fact.ts';
import { quoted, shown } from '#features/conversation/assistant/domain/quoting.ts';
import { kindLabels } from '#features/offers/offers/domain/words.ts';
import { counted } from '#kernel/counts.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { getNeeds } from '../contract.ts';

type Needs = ReplyOf<typeof getNeeds>;

const page = (title: string, href: string) => ({ kind: 'page' as const, title, href, quote: null });

/** Whether nothing is left of what the to-do list of the dashboard has for someone who is no admin. */
export function isNothing({
  more: _more,
  queues: _queues,
  proofs,
  drafts: _drafts,
  unlisted: _unlisted,
  ...lists
}: Needs): boolean {
  return !proofs && Object.values(lists).every((some) => some.length === 0);
}

/** What waits beside access requests, in the order of the to-do list of the dashboard. */
export function needFacts(needs: Needs): Fact[] {
  return [
    ...offersIn(needs),
    ...dealsIn(needs),
    ...invitationsIn(needs),
    ...roomsIn(needs),
    ...serviceIn(needs),
    ...newsIn(needs),
    ...unlistedBusinesses(needs),
  ];
}

function offersIn({ offers }: Needs): Fact[] {
  return offers.map((offer) =>
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
}

function dealsIn(needs: Needs): Fact[] {
  return [
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
        page('Health check', `/analysis/health-check/${checkId}/value`),
      ),
    ),
  ];
}

function invitationsIn({ invitations, help }: Needs): Fact[] {
  return [
    ...invitations.map(({ listingTitle }) =>
      factOf(
        `- An owner invites you to act as broker for ${quoted(shown(listingTitle, 'a listing'))}.`,
        page('Engagements', '/engagements'),
      ),
    ),
    ...help.map(() =>
      factOf(
        '- You were invited to help with a health check. Accept or decline; the business is named once you accept.',
        page('Health checks', '/analysis/health-check'),
      ),
    ),
  ];
}

function roomsIn({ questions, diligence }: Needs): Fact[] {
  return [
    ...questions.map(({ roomId, title, questions: many }) =>
      factOf(
        `- ${counted(many, 'buyer question')} to answer in the deal room of ${quoted(shown(title, 'a listing'))}.`,
        page('Deal rooms', roomId === null ? '/deal-rooms/questions' : `/deal-rooms/${roomId}/questions`),
      ),
    ),
    ...diligence.map(({ roomId, title, requests, as }) =>
      factOf(
        `- ${counted(requests, 'diligence request')} ${as === 'buyer' ? 'answered' : 'to answer'} in the deal room of ${quoted(shown(title, 'a listing'))}.`,
        page('Deal rooms', roomId === null ? '/deal-rooms/questions' : `/deal-rooms/${roomId}/requests`),
      ),
    ),
  ];
}

function newsIn({ answers, news }: Needs): Fact[] {
  return [
    ...answers.map(({ roomId, title }) =>
      factOf(
        `- A question that you asked in the deal room of ${quoted(shown(title, 'a listing'))} was answered.`,
        roomPage(roomId),
      ),
    ),
    ...news.map(({ roomId, title }) =>
      factOf(
        `- There are new documents in the deal room of ${quoted(shown(title, 'a listing'))}.`,
        roomPage(roomId),
      ),
    ),
  ];
}

function roomPage(roomId: string) {
  return page('Deal rooms', `/deal-rooms/${roomId}`);
}

function serviceIn({ orders, proofs }: Needs): Fact[] {
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

function unlistedBusinesses(needs: Needs): Fact[] {
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
