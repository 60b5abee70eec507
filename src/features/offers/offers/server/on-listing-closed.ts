import { type Outcome, outcomeFor } from '#features/marketplace/listings/domain/outcome.ts';
import { ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { system } from '#kernel/actor.ts';
import type { DomainEventOf, SettledClosing } from '#kernel/domain-event.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { mostPossibleBuyers } from '../contract.ts';
import { standingStatuses } from '../domain/offer.ts';
import { insertSale, nameSaleBuyer, type PossibleBuyer, possibleBuyers, roomKeptFor } from './sale-store.ts';
import { offerIdsAt } from './store.ts';
import { closeAsBought, lockedOffer, takeStep } from './take-step.ts';

/** Records the sale and its buyer. Runs first, because the other listeners need the buyer. */
export async function settleSale(
  work: Work,
  { listingId, to, buyerId }: DomainEventOf<'listing-closed'>,
): Promise<void> {
  const buyer = to === 'sold' ? await recordSale(work.as(system), listingId, buyerId) : null;
  const offerId = buyer?.offer?.id ?? null;
  await work.emit({ kind: 'closing-settled', listingId, to, buyerId: buyer?.id ?? null, offerId });
}

/** The owner names the buyer after the sale; ignored if the sale already has one. */
export async function nameBuyer(
  work: Work,
  { listingId, buyerId }: DomainEventOf<'buyer-named'>,
): Promise<void> {
  if (!(await nameSaleBuyer(work.db, { listingId, buyerId }))) return;
  const subject = { type: 'listing', id: listingId };
  work.record({ act: 'sale-recorded', listingId, buyerId, subject });
  await work.audit({ action: 'sale-buyer-named', subject, detail: { buyerId } });
  await work.emit({ kind: 'buyer-recorded', listingId, buyerId });
}

/** Ends every open offer of a sold or withdrawn listing, except the one it was sold through. */
export async function endOffers(work: Work, closed: DomainEventOf<'requests-ended'>): Promise<void> {
  const as = work.as(system);
  for (const id of await offerIdsAt(as.db, closed.listingId, ['draft', ...standingStatuses])) {
    const seen = await lockedOffer(as, id);
    const to = seen.row.status === 'draft' ? 'withdrawn' : 'declined';
    const buyerKnows = closed.told.includes(seen.row.buyer_id);
    if (id === closed.offerId) await closeAsBought(as, seen, { buyerKnows });
    else await takeStep(as, seen, { to, outcome: outcomeOf(seen.row.buyer_id, closed), buyerKnows });
  }
}

function outcomeOf(buyerId: string, closed: SettledClosing): Outcome {
  const outcome = outcomeFor(buyerId, closed);
  return outcome === 'bought' ? 'sold' : outcome;
}

async function recordSale(
  work: Work,
  listingId: string,
  named: string | null | undefined,
): Promise<PossibleBuyer | null> {
  const sellerId = await ownerOf(work.db, listingId);
  if (sellerId === null) throw new Error(`listing ${listingId} without an owner`);
  const buyer = await buyerOf(work, listingId, named);
  await insertSale(work.db, {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyer?.id ?? null,
    offer_id: buyer?.offer?.id ?? null,
    price_cents: buyer?.offer?.price_cents ?? null,
    sold_at: work.now,
  });
  const subject = { type: 'listing', id: listingId };
  work.record({ act: 'sale-recorded', listingId, buyerId: buyer?.id ?? null, subject });
  await work.audit({ action: 'sale-recorded', subject, detail: { offerId: buyer?.offer?.id ?? null } });
  return buyer;
}

/** The buyer named by the owner, else the person the room is kept for, else the buyer of the accepted offer. */
async function buyerOf(
  { db }: Work,
  listingId: string,
  named: string | null | undefined,
): Promise<PossibleBuyer | null> {
  const kept = await roomKeptFor(db, listingId);
  const among = await possibleBuyers(db, { listingId, limit: mostPossibleBuyers });
  const id = named === undefined ? likelyBuyer(among, kept) : named;
  // A person who was told that the room is kept for them as the buyer must not learn of a sale to someone else.
  if (kept !== null && kept !== id) throw new Refused('kept-for-another');
  const buyer = among.find((one) => one.id === id) ?? null;
  if (id !== null && buyer === null) throw new Refused('no-such-buyer');
  return buyer;
}

export function likelyBuyer(among: readonly PossibleBuyer[], kept: string | null): string | null {
  return kept ?? among.find(({ offer }) => offer !== null)?.id ?? null;
}
