import { type Cents, cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { findListing, wholeListing } from './listing-store.ts';

export type ListingNumbers = {
  ownerId: string;
  businessId: string;
  /** Cents; `null`: the owner has not written it. */
  numbers: Record<'lastYearRevenue' | 'ebitda' | 'sde' | 'askingPrice', Cents | null>;
};

/** Whose a listing is and the exact figures in it, for features that show them to its side alone. `null`: none. */
export async function listingNumbers(db: Reader, id: string): Promise<ListingNumbers | null> {
  const row = await findListing(db, id);
  if (!row) return null;
  const { profile } = await wholeListing(db, row);
  const amount = (stored: number | null) => (stored === null ? null : cents(stored));
  return {
    ownerId: row.owner_id,
    businessId: row.business_id,
    numbers: {
      lastYearRevenue: amount(profile.revenue_cents),
      ebitda: amount(profile.ebitda_cents),
      sde: amount(profile.sde_cents),
      askingPrice: amount(profile.asking_price_cents),
    },
  };
}
