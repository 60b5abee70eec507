import { ownerOf } from '#features/listings/server/hold-listing.ts';
import { system } from '#kernel/actor.ts';
import type { HappeningOf } from '#kernel/happening.ts';
import type { Work } from '#platform/context.ts';
import { standingStatuses } from '../domain/offer.ts';
import { insertSale, winningOffer } from './sale-store.ts';
import { offerIdsAt } from './store.ts';
import { lockedOffer, takeStep } from './take-step.ts';

/** A listing was sold or withdrawn: a sale is kept with the accepted offer's buyer, every other offer ends. */
export async function onListingClosed(
  work: Work,
  { listingId, to }: HappeningOf<'listing-closed'>,
): Promise<void> {
  const as = work.as(system);
  const winner = to === 'sold' ? await recordSale(as, listingId) : null;
  for (const id of await offerIdsAt(as.db, listingId, ['Draft', ...standingStatuses])) {
    if (id === winner) continue;
    const seen = await lockedOffer(as, id);
    await takeStep(as, seen, { to: seen.row.status === 'Draft' ? 'Withdrawn' : 'Declined' });
  }
}

/** Keeps the sale; the id of the offer that it went through, `null` when it was agreed elsewhere. */
async function recordSale(work: Work, listingId: string): Promise<string | null> {
  const sellerId = await ownerOf(work.db, listingId);
  if (sellerId === null) throw new Error(`listing ${listingId} without an owner`);
  const offer = await winningOffer(work.db, listingId);
  await insertSale(work.db, {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: offer?.buyer_id ?? null,
    offer_id: offer?.id ?? null,
    price_cents: offer?.price_cents ?? null,
    sold_at: work.now,
  });
  const buyerId = offer?.buyer_id ?? null;
  work.record({ act: 'sale-recorded', listingId, buyerId, subject: { type: 'listing', id: listingId } });
  await work.audit({
    action: 'sale-recorded',
    subject: { type: 'listing', id: listingId },
    detail: { offerId: offer?.id ?? null },
  });
  return offer?.id ?? null;
}
