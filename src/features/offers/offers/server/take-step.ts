import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import {
  type OfferParty,
  type OfferStatus,
  offerMoves,
  offerRefusal,
  withdrawsCounter,
} from '../domain/offer.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { seenBy } from './get-offer.ts';
import { tellOfStep } from './notices.ts';
import { type Seen, storedStatus, storedTerms } from './offer-facts.ts';
import { insertRound, lastOfBuyer } from './round-store.ts';
import { listingOfOffer, lockOffer, recordTransition, writeOffer } from './store.ts';

export type Step = {
  to: OfferStatus;
  terms?: OfferTerms;
  reason?: string | undefined;
  outcome?: Outcome;
  buyerKnows?: boolean;
  exclusiveUntil?: Date | null;
  ownerAgreed?: boolean;
};

/** Locks the listing first, because an acceptance also changes its other offers. */
export async function lockedOffer(work: Work, id: string): Promise<Seen> {
  const listingId = await listingOfOffer(work.db, id);
  if (listingId === null) throw new Refused('not-found');
  await holdListing(work.db, listingId);
  return seenBy(work, await lockOffer(work.db, id, work.now));
}

export async function takeStep(work: Work, seen: Seen, step: Step): Promise<void> {
  const { row, parties, facts } = seen;
  const { to, terms, reason = null, outcome = null, buyerKnows = false, ownerAgreed = false } = step;
  const from = storedStatus(row.status);
  const asked = { ...facts, termsComplete: terms !== undefined, reason, ownerAgreed };
  const refusal = offerRefusal(from, to, parties, asked);
  if (refusal) {
    const mine = offerMoves.filter(
      (move) => move.from === from && move.by.some((by) => parties.includes(by)),
    );
    throw new Refused(refusal, { from, to, allowed: [...new Set(mine.map((move) => move.to))] });
  }
  const party = parties.find((one) => offerRefusal(from, to, [one], asked) === null) ?? 'system';
  const stands = await newStanding(work, seen, { from, to, terms });
  const written = await writeOffer(
    work.db,
    { id: row.id, version: row.version, status: from },
    {
      status: to,
      updated_at: work.now,
      return_to: null,
      ...changesOf(step, from, work.now),
      ...standingChange(seen, stands, work.now),
    },
  );
  if (!written) throw new Refused('stale');
  if (terms && stands) await keepRound(work, seen, party, stands);
  await record(work, seen, { from, to, party, reason, outcome, round: stands?.number ?? row.round });
  const expiresAt = stands ? endOf(stands.terms) : row.expires_at;
  const exclusiveUntil = step.exclusiveUntil ?? null;
  await tellOfStep(work, seen, { from, to, party, outcome, expiresAt, exclusiveUntil, buyerKnows });
}

type Standing = { number: number; terms: OfferTerms };

/** The terms that stand after the step; `null` if they are the same as before. Sent terms stay, even taken back. */
async function newStanding(
  work: Work,
  { row }: Seen,
  { from, to, terms }: { from: OfferStatus; to: OfferStatus; terms: OfferTerms | undefined },
): Promise<Standing | null> {
  if (terms) return { number: row.last_round + 1, terms };
  if (!withdrawsCounter(from, to)) return null;
  const own = await lastOfBuyer(work.db, row.id);
  return { number: own.number, terms: storedTerms(own.terms) };
}

function standingChange({ row }: Seen, stands: Standing | null, now: Date) {
  if (!stands) return {};
  return {
    round: stands.number,
    price_cents: stands.terms.price,
    expires_at: endOf(stands.terms),
    submitted_at: row.submitted_at ?? now,
    draft: null,
  };
}

function changesOf(step: Step, from: OfferStatus, now: Date) {
  const { to, exclusiveUntil, outcome = null } = step;
  return {
    outcome,
    ...(to === 'on_hold_exclusivity' ? { return_to: from } : {}),
    ...(from === 'accepted' ? { exclusive: false } : {}),
    ...(to === 'accepted'
      ? { accepted_at: now, exclusive: Boolean(exclusiveUntil), exclusive_until: exclusiveUntil ?? null }
      : {}),
  };
}

function endOf({ expiresAt }: OfferTerms): Date | null {
  return expiresAt === null ? null : new Date(expiresAt);
}

function keepRound(work: Work, { row }: Seen, party: OfferParty, round: Standing): Promise<void> {
  const by = party === 'buyer' ? 'buyer' : 'seller';
  return insertRound(work.db, { offerId: row.id, ...round, by, at: work.now });
}

/** It stays accepted permanently. Notifies buyer and seller. */
export async function closeAsBought(
  work: Work,
  seen: Seen,
  { buyerKnows }: { buyerKnows: boolean },
): Promise<void> {
  const { id, version } = seen.row;
  const change = { outcome: 'bought', exclusive: false, updated_at: work.now };
  if (!(await writeOffer(work.db, { id, version, status: 'accepted' }, change))) throw new Refused('stale');
  const taken = { from: 'accepted', to: 'accepted', party: 'system', outcome: 'bought' } as const;
  await record(work, seen, { ...taken, reason: null, round: seen.row.round });
  await tellOfStep(work, seen, { ...taken, expiresAt: null, exclusiveUntil: null, buyerKnows });
}

type Taken = {
  from: OfferStatus;
  to: OfferStatus;
  party: OfferParty;
  reason: string | null;
  outcome: Outcome | null;
  round: number;
};

async function record(work: Work, { row }: Seen, step: Taken): Promise<void> {
  const { from, to, party, outcome } = step;
  const said = outcome ? { outcome } : {};
  const actorId = work.actor.kind === 'person' ? work.actor.personId : null;
  const version = row.version + 1;
  // Only the buyer knows of a draft, so no one is notified when it is discarded.
  if (from !== 'draft' || to === 'submitted')
    work.record({
      act: 'offer-moved',
      listingId: row.listing_id,
      buyerId: row.buyer_id,
      subject: { type: 'offer', id: row.id },
      detail: { kind: row.kind, from, to, version, ...said },
      party,
    });
  await recordTransition(work.db, { ...step, offerId: row.id, actorId, version, at: work.now });
  await work.audit({
    action: 'offer-moved',
    subject: { type: 'offer', id: row.id },
    detail: { listingId: row.listing_id, kind: row.kind, from, to, party, version, ...said },
  });
}
