import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { type Move, moveRefusal } from '#kernel/moves.ts';

/** The states of an offer, as they are stored and sent. */
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

/** Sent, and waiting for an answer by one side or the other. */
export const answerableStatuses = ['submitted', 'under_review', 'countered'] as const;
/** Sent and neither refused, withdrawn nor run out: what the dashboard counts as submitted. */
export const standingStatuses = [...answerableStatuses, 'accepted', 'on_hold_exclusivity'] as const;

/** `broker`: with a mandate whose scope includes approvals. An admin sees that an offer is there, no terms. */
export const offerParties = ['buyer', 'seller', 'broker', 'admin', 'system'] as const;
export type OfferParty = (typeof offerParties)[number];

/** The guard's name is also the code of the refusal when it does not hold. */
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
  'hold-return',
  'offer-reason',
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

/** Every edge of an offer's life (docs/rules/offers.md). A revision is a new round of terms. */
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
  ...(['submitted', 'under_review'] as const).flatMap((from): typeof answerable => [
    { from, to: 'countered', by: ['seller'], needs: [...dealing, 'no-exclusivity', 'terms-complete'] },
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
  // What the business was sold through stays accepted, for good.
  { from: 'accepted', to: 'declined', by: ['seller'], needs: ['offer-not-bought', 'offer-reason'] },
  { from: 'accepted', to: 'declined', by: ['system'], needs: ['offer-not-bought', 'offer-listing-closed'] },
  { from: 'accepted', to: 'withdrawn', by: ['buyer'], needs: ['offer-not-bought', 'offer-reason'] },
];

/** What the guards look at, read in the same transaction as the offer. */
export type OfferFacts = {
  now: Date;
  /** The private profile is open to the buyer (stage S3 or later). */
  accessOpen: boolean;
  /** The listing is live or under offer. */
  listingOpen: boolean;
  /** Another offer for the listing is accepted and exclusive now. */
  exclusivityElsewhere: boolean;
  /** The terms that would be sent can be. */
  termsComplete: boolean;
  /** Until when the terms that stand do; `null` before anything was sent. */
  expiresAt: Date | null;
  returnTo: OfferStatus | null;
  /** The business was sold through this offer. */
  bought: boolean;
  reason: string | null;
};

/** Why these parties cannot take an offer from one status to another now; `null` when they can. */
export function offerRefusal(
  from: OfferStatus,
  to: OfferStatus,
  parties: readonly OfferParty[],
  facts: OfferFacts,
): OfferRefusal | null {
  const expired = facts.expiresAt !== null && facts.now >= facts.expiresAt;
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
    'hold-return': facts.returnTo === to,
    'offer-reason': (facts.reason ?? '').trim() !== '',
  };
  return moveRefusal(offerMoves, from, to, parties, (guard) => holds[guard]);
}

/** For a view: per status `null` or why not. Terms and reasons that a form will ask for count as given. */
export function mayMoveOffer(
  from: OfferStatus,
  parties: readonly OfferParty[],
  facts: Omit<OfferFacts, 'termsComplete' | 'reason'>,
): ReadonlyMap<OfferStatus, OfferRefusal | null> {
  const asked = { ...facts, termsComplete: true, reason: 'to be asked' };
  return new Map(offerStatuses.map((to) => [to, offerRefusal(from, to, parties, asked)]));
}

/** Whether this move ends with a reason that has to be given. */
export function needsReason(from: OfferStatus): boolean {
  return from === 'accepted';
}

/** Every part that the actor plays in an offer; none for a stranger. Whoever offers is the buyer and nothing else. */
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

/** Whether these parties read the terms: both sides do, an admin alone does not. */
export function readsTerms(parties: readonly OfferParty[]): boolean {
  return parties.some((party) => party === 'buyer' || party === 'seller' || party === 'broker');
}
