import type { z } from 'zod';
import { sealFailures } from '#features/agreements/ndas/domain/seal-failure.ts';
import { isPublic, titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import {
  storedStatus as storedListingStatus,
  storedOutcome,
} from '#features/marketplace/listings/server/stored.ts';
import { cents } from '#kernel/money.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reader } from '#platform/context.ts';
import type { offerInFull } from '../contract.ts';
import { mayMoveOffer, type OfferStatus, readsTerms } from '../domain/offer.ts';
import type { offer } from '../offer-shapes.ts';
import { keptSections } from './kept-letter.ts';
import { findLetter } from './letter-store.ts';
import { type Seen, storedKind, storedStatus, storedTerms } from './offer-facts.ts';
import { roundsOf } from './round-store.ts';
import { transitionsOf } from './store.ts';

type View = z.input<typeof offer>;
type Full = z.input<typeof offerInFull>;

/** Names the buyer, never the business; leaves amounts out for admins. */
export function offerView({ row, parties, facts }: Seen): View {
  const seller = parties.includes('seller');
  const listingStatus = storedListingStatus(row.listing_status);
  const inside = readsTerms(parties);
  return {
    id: row.id,
    listingId: row.listing_id,
    listingTitle: seller ? row.listing_title : titleForBuyers(listingStatus, row.listing_title),
    kind: storedKind(row.kind),
    status: storedStatus(row.status),
    outcome: outcomeOf(row),
    version: row.version,
    round: row.round,
    termsBy: row.standing_by === null ? null : row.standing_by === 'seller' ? 'seller' : 'buyer',
    buyer: { id: row.buyer_id, name: fullName(row.buyer_first_name, row.buyer_last_name) },
    price: inside && row.price_cents !== null ? cents(Number(row.price_cents)) : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    exclusiveUntil: row.exclusive ? (row.exclusive_until?.toISOString() ?? null) : null,
    caller: parties.filter((party) => party !== 'system'),
    may: mayOf(mayMoveOffer(storedStatus(row.status), parties, facts)),
  };
}

/** A buyer sees that they bought at all of their offers that ended with the sale, even if they were named later. */
function outcomeOf({ outcome, buyer_bought }: Seen['row']): Outcome | null {
  return outcome === 'sold' && buyer_bought ? 'bought' : storedOutcome(outcome);
}

export function termsOf({ row, parties }: Seen): Full['terms'] {
  return readsTerms(parties) && row.round > 0 ? storedTerms(row.standing_terms) : null;
}

export async function offerInFullView(db: Reader, seen: Seen): Promise<Full> {
  const { row, parties } = seen;
  const inside = readsTerms(parties);
  const rounds = inside ? await roundsOf(db, row.id) : [];
  const steps = await transitionsOf(db, row.id);
  return {
    ...offerView(seen),
    terms: termsOf(seen),
    askingPrice: askingPriceOf(seen),
    letter: await letterView(db, seen),
    card: cardOf(seen),
    draft: parties.includes('buyer') && row.draft !== null ? storedTerms(row.draft) : null,
    rounds: rounds.map((round) => ({
      number: round.number,
      by: round.by_party,
      sentAt: round.sent_at.toISOString(),
      terms: storedTerms(round.terms),
    })),
    history: steps.map((step) => ({
      from: step.from_status === null ? null : storedStatus(step.from_status),
      to: storedStatus(step.to_status),
      by: step.actor_party,
      outcome: storedOutcome(step.outcome),
      reason: inside ? step.reason : null,
      round: step.round,
      at: step.at.toISOString(),
    })),
  };
}

/** The owner knows it, a buyer while their access is open; others only what the public listing shows, if it is public. */
function askingPriceOf({ row, parties }: Seen): Full['askingPrice'] {
  const knows = parties.includes('seller') || (parties.includes('buyer') && row.access_open);
  const shown = isPublic(storedListingStatus(row.listing_status)) ? row.public_price_cents : null;
  const price = knows ? row.asking_price_cents : shown;
  return price === null ? null : cents(Number(price));
}

/** Those who read an offer without being its buyer or an admin may also move its listing. */
function cardOf({ row, parties }: Seen): Full['card'] {
  if (!readsTerms(parties) || parties.includes('buyer')) return null;
  return {
    status: storedListingStatus(row.listing_status),
    version: row.listing_version,
    kept: row.kept_for_sale_at !== null,
  };
}

async function letterView(db: Reader, { row, parties }: Seen): Promise<Full['letter']> {
  const letter = await findLetter(db, row.id);
  if (!letter) return null;
  const inside = readsTerms(parties);
  const failure = inside ? null : (sealFailures.find((one) => one === letter.failure) ?? null);
  const ready = letter.file_key === null ? 'letter-being-sealed' : true;
  return {
    sealedAt: letter.sealed_at?.toISOString() ?? null,
    fileSha256: inside ? letter.file_sha256 : null,
    failure,
    download: inside ? ready : 'not-your-move',
    sections: inside ? keptSections(letter.content) : null,
  };
}

function mayOf(table: ReturnType<typeof mayMoveOffer>): View['may'] {
  const answer = (status: OfferStatus) => table.get(status) ?? true;
  return {
    draft: answer('draft'),
    submitted: answer('submitted'),
    under_review: answer('under_review'),
    countered: answer('countered'),
    accepted: answer('accepted'),
    declined: answer('declined'),
    withdrawn: answer('withdrawn'),
    expired: answer('expired'),
    on_hold_exclusivity: answer('on_hold_exclusivity'),
  };
}
