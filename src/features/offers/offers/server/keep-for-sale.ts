import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus as storedListingStatus } from '#features/marketplace/listings/server/stored.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { keptForSale } from '../domain/step-news.ts';
import { tellSellersSide } from './notices.ts';
import { storedStatus } from './offer-facts.ts';
import { offerInFullView } from './offer-view.ts';
import { markKeptForSale } from './store.ts';
import { lockedOffer } from './take-step.ts';

/** Said again, it stays as it was decided first. */
export async function keepForSale(work: Work, id: string) {
  const seen = await lockedOffer(work, id);
  const { row, parties } = seen;
  const party = parties.find((one) => one === 'seller' || one === 'broker');
  if (!party) throw new Refused('not-your-move');
  const open = isPublic(storedListingStatus(row.listing_status));
  if (storedStatus(row.status) !== 'accepted' || !open) throw new Refused('invalid-transition');
  if (row.kept_for_sale_at === null) {
    await markKeptForSale(work.db, row.id, work.now);
    await work.audit({
      action: 'kept-for-sale',
      subject: { type: 'offer', id: row.id },
      detail: { listingId: row.listing_id, party },
    });
    await tellSellersSide(work, seen, keptForSale(party));
  }
  return offerInFullView(work.db, await lockedOffer(work, id));
}
