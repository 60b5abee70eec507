import { type Closing, type Outcome, outcomeFor } from '#features/listings/domain/outcome.ts';
import { ownerOf } from '#features/listings/server/hold-listing.ts';
import { system } from '#kernel/actor.ts';
import type { HappeningOf } from '#kernel/happening.ts';
import type { Work } from '#platform/context.ts';
import { standingStatuses } from '../domain/offer.ts';
import { insertSale, winningOffer } from './sale-store.ts';
import { offerIdsAt } from './store.ts';
import { closeAsBought, lockedOffer, takeStep } from './take-step.ts';

type Closed = Closing & { listingId: string; offerId: string | null };
/** `told`: buyers who know it from their request. */
type ClosedAndTold = Closed & { told: readonly string[] };

/** A sale is kept with the accepted offer's buyer; who bought, `null` where it was agreed elsewhere or withdrawn. */
export async function settleSale(
  work: Work,
  { listingId, to }: HappeningOf<'listing-closed'>,
): Promise<Closed> {
  const sale = to === 'sold' ? await recordSale(work.as(system), listingId) : null;
  return { listingId, to, buyerId: sale?.buyer_id ?? null, offerId: sale?.id ?? null };
}

/** A listing was sold or withdrawn: every open offer ends with it, but the one that it was sold through. */
export async function onListingClosed(work: Work, closed: ClosedAndTold): Promise<void> {
  const as = work.as(system);
  for (const id of await offerIdsAt(as.db, closed.listingId, ['Draft', ...standingStatuses])) {
    const seen = await lockedOffer(as, id);
    const to = seen.row.status === 'Draft' ? 'Withdrawn' : 'Declined';
    const buyerKnows = closed.told.includes(seen.row.buyer_id);
    if (id === closed.offerId) await closeAsBought(as, seen, { buyerKnows });
    else await takeStep(as, seen, { to, outcome: outcomeOf(seen.row.buyer_id, closed), buyerKnows });
  }
}

/** Another offer of whoever bought is not what they bought through. */
function outcomeOf(buyerId: string, closed: Closed): Outcome {
  const outcome = outcomeFor(buyerId, closed);
  return outcome === 'BOUGHT' ? 'SOLD' : outcome;
}

/** Keeps the sale; the offer that it went through, if it went through one here. */
async function recordSale(work: Work, listingId: string) {
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
  return offer;
}
