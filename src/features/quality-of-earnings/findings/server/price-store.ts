import type { Reader } from '#platform/context.ts';

/** The asking price of the listing of a business that is for sale, or being prepared for it; in cents. */
export async function askingPrice(db: Reader, businessId: string): Promise<number | null> {
  const row = await db
    .selectFrom('listing')
    .innerJoin('listing_profile', 'listing_profile.listing_id', 'listing.id')
    .select('listing_profile.asking_price_cents as price')
    .where('listing.business_id', '=', businessId)
    .where('listing.status', 'not in', ['sold', 'withdrawn'])
    .where('listing_profile.asking_price_cents', 'is not', null)
    .orderBy('listing.created_at', 'desc')
    .orderBy('listing.id')
    .limit(1)
    .executeTakeFirst();
  return row?.price ?? null;
}

export async function checkOfBusiness(db: Reader, businessId: string): Promise<string | null> {
  const row = await db
    .selectFrom('health_check')
    .select('id')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.id ?? null;
}
