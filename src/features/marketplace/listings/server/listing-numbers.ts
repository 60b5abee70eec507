import type { Cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { findListing, wholeListing } from './listing-store.ts';

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
