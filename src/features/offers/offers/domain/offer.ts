import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { type Move, moveRefusal } from '#kernel/moves.ts';

export const offerStatuses = [
  'draft',
  'submitted',
  'under_review',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'on_hold_exclusivity',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const answerableStatuses = ['submitted', 'under_review', 'countered'] as const;
/** Sent and neither declined, withdrawn nor expired: the dashboard's submitted offers. */
export const standingStatuses = [...answerableStatuses, 'accepted', 'on_hold_exclusivity'] as const;

/** `broker`: has an engagement that includes approvals. An admin sees that an offer exists, but no terms. */
export const offerParties = ['buyer', 'seller', 'broker', 'admin', 'system'] as const;
export type OfferParty = (typeof offerParties)[number];

/** The name of a guard is also its refusal code. */
export const offerGuards = [
  'access-open',
  'offer-listing-open',
  'offer-listing-closed',
  'offer-not-bought',
  'no-exclusivity',
  'exclusivity-elsewhere',
  'terms-complete',
  'offer-expired',
  'offer-stands',
  'buyers-terms-stand',
  'hold-return',
  'offer-reason',
  'owner-agreed',
] as const;
type OfferGuard = (typeof offerGuards)[number];
export type OfferRefusal = 'invalid-transition' | 'not-your-move' | OfferGuard;

const dealing = ['access-open', 'offer-listing-open'] as const;
const hold = 'on_hold_exclusivity';

const answerable: Move<OfferStatus, OfferParty, OfferGuard>[] = answerableStatuses.flatMap((from) => [
  { from, to: 'submitted', by: ['buyer'], needs: [...dealing, 'no-exclusivity', 'terms-complete'] },
  { from, to: 'declined', by: ['seller'] },
  { from, to: 'declined', by: ['system'], needs: ['offer-listing-closed'] },
  { from, to: 'withdrawn', by: ['buyer'] },
  { from, to: 'expired', by: ['system'], needs: ['offer-expired'] },
  { from, to: hold, by: ['system'], needs: ['exclusivity-elsewhere'] },
  { from: hold, to: from, by: ['system'], needs: ['hold-return', 'no-exclusivity'] },
]);

/** All moves of an offer (docs/rules/offers.md). A revision is a new round of terms. */
export const offerMoves: readonly Move<OfferStatus, OfferParty, OfferGuard>[] = [
  {
    from: 'draft',
    to: 'submitted',
    by: ['buyer'],
    needs: [...dealing, 'no-exclusivity', 'terms-complete'],
  },
  { from: 'draft', to: 'withdrawn', by: ['buyer'] },
  { from: 'draft', to: 'withdrawn', by: ['system'], needs: ['offer-listing-closed'] },
  ...answerable,
  { from: 'submitted', to: 'under_review', by: ['seller', 'broker'] },
  // Takes a counteroffer back: who countered has reviewed the offer, and the buyer's own terms stand again.
  { from: 'countered', to: 'under_review', by: ['seller', 'broker'], needs: ['buyers-terms-stand'] },
  ...answerableStatuses.map((from) => ({
    from,
    to: 'countered' as const,
    by: ['seller'] as const,
    needs: [...dealing, 'no-exclusivity', 'terms-complete'] as const,
  })),
  // A broker speaks for the owner: other terms bind once the buyer accepts them.
  ...answerableStatuses.map((from) => ({
    from,
    to: 'countered' as const,
    by: ['broker'] as const,
    needs: [...dealing, 'no-exclusivity', 'owner-agreed', 'terms-complete'] as const,
  })),
  ...(['submitted', 'under_review'] as const).flatMap((from): typeof answerable => [
    { from, to: 'accepted', by: ['seller'], needs: [...dealing, 'no-exclusivity', 'offer-stands'] },
  ]),
  {
    from: 'countered',
    to: 'accepted',
    by: ['buyer'],
    needs: [...dealing, 'no-exclusivity', 'offer-stands'],
  },
  { from: hold, to: 'declined', by: ['seller'] },
  { from: hold, to: 'declined', by: ['system'], needs: ['offer-listing-closed'] },
  { from: hold, to: 'withdrawn', by: ['buyer'] },
  { from: hold, to: 'expired', by: ['system'], needs: ['offer-expired'] },
  // The offer that the business was sold through stays accepted permanently.
  { from: 'accepted', to: 'declined', by: ['seller'], needs: ['offer-not-bought', 'offer-reason'] },
  { from: 'accepted', to: 'declined', by: ['system'], needs: ['offer-not-bought', 'offer-listing-closed'] },
  { from: 'accepted', to: 'withdrawn', by: ['buyer'], needs: ['offer-not-bought', 'offer-reason'] },
];

export type OfferFacts = {
  now: Date;
  accessOpen: boolean;
  listingOpen: boolean;
  exclusivityElsewhere: boolean;
  termsComplete: boolean;
  expiresAt: Date | null;
  /** When the last terms that the buyer sent expire; `null` if they do not. */
  buyersTermsUntil: Date | null;
  returnTo: OfferStatus | null;
  bought: boolean;
  reason: string | null;
  /** A broker states that the owner agreed to the terms that they send. */
  ownerAgreed: boolean;
};

export function offerRefusal(
  from: OfferStatus,
  to: OfferStatus,
  parties: readonly OfferParty[],
  facts: OfferFacts,
): OfferRefusal | null {
  const over = (at: Date | null) => at !== null && facts.now >= at;
  const expired = over(facts.expiresAt);
  const holds: Record<OfferGuard, boolean> = {
    'access-open': facts.accessOpen,
    'offer-listing-open': facts.listingOpen,
    'offer-listing-closed': !facts.listingOpen,
    'offer-not-bought': !facts.bought,
    'no-exclusivity': !facts.exclusivityElsewhere,
    'exclusivity-elsewhere': facts.exclusivityElsewhere,
    'terms-complete': facts.termsComplete,
    'offer-expired': expired,
    'offer-stands': !expired,
    'buyers-terms-stand': !over(facts.buyersTermsUntil),
    'hold-return': facts.returnTo === to,
    'offer-reason': (facts.reason ?? '').trim() !== '',
    'owner-agreed': facts.ownerAgreed,
  };
  return moveRefusal(offerMoves, from, to, parties, (guard) => holds[guard]);
}

/** What only the request brings. */
export type Given = 'termsComplete' | 'reason' | 'ownerAgreed';

/** Treats what a form will ask for as given. */
export function mayMoveOffer(
  from: OfferStatus,
  parties: readonly OfferParty[],
  facts: Omit<OfferFacts, Given>,
): ReadonlyMap<OfferStatus, OfferRefusal | null> {
  const asked = { ...facts, termsComplete: true, reason: 'to be asked', ownerAgreed: true };
  return new Map(offerStatuses.map((to) => [to, offerRefusal(from, to, parties, asked)]));
}

/** Whether the step takes back a counteroffer that the buyer has not answered. */
export function withdrawsCounter(from: OfferStatus | null, to: OfferStatus): boolean {
  return from === 'countered' && to === 'under_review';
}

export function needsReason(from: OfferStatus): boolean {
  return from === 'accepted';
}

/** All parts that the actor has in an offer; empty if none. The buyer has no other part. */
export function offerPartiesOf(
  actor: Actor,
  people: { buyerId: string; sellerId: string; scopedBrokerIds: readonly string[] },
): OfferParty[] {
  if (actor.kind === 'system') return ['system'];
  if (actor.kind === 'visitor') return [];
  if (isPerson(actor, people.buyerId)) return ['buyer'];
  const played: OfferParty[] = [];
  if (isPerson(actor, people.sellerId)) played.push('seller');
  if (people.scopedBrokerIds.includes(actor.personId)) played.push('broker');
  if (hasRole(actor, 'admin')) played.push('admin');
  return played;
}

export function readsTerms(parties: readonly OfferParty[]): boolean {
  return parties.some((party) => party === 'buyer' || party === 'seller' || party === 'broker');
}
