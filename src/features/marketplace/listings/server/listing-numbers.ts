import type { Cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { findListing, openListingsOf, wholeListing } from './listing-store.ts';

export type ListingNumbers = {
  ownerId: string;
  businessId: string;
  numbers: Record<'lastYearRevenue' | 'ebitda' | 'sde' | 'askingPrice', Cents | null>;
};

/** Exact figures, to be shown to the seller's side only. `null`: no such listing. */
export async function listingNumbers(db: Reader, id: string): Promise<ListingNumbers | null> {
  const row = await findListing(db, id);
  if (!row) return null;
  const { profile } = await wholeListing(db, row);
  return {
    ownerId: row.owner_id,
    businessId: row.business_id,
    numbers: {
      lastYearRevenue: profile.lastYearRevenue,
      ebitda: profile.ebitda,
      sde: profile.sde,
      askingPrice: profile.askingPrice,
    },
  };
}

export type OpenListingNumbers = Pick<ListingNumbers, 'numbers'> & { id: string; title: string };

/** Of each listing of a business that is not yet sold or withdrawn. For the seller's side only. */
export async function openListingNumbers(db: Reader, businessId: string): Promise<OpenListingNumbers[]> {
  const rows = await openListingsOf(db, businessId);
  return rows.map(({ id, title, profile: { lastYearRevenue, ebitda, sde, askingPrice } }) => ({
    ...{ id, title },
    numbers: { lastYearRevenue, ebitda, sde, askingPrice },
  }));
}
