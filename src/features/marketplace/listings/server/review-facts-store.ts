import type { BusinessRow } from '#features/marketplace/businesses/server/business-record.ts';
import type { Reader } from '#platform/context.ts';
import { toldSteps } from '../domain/told-steps.ts';

/** What the leak check needs of one listing under review. */
export type ReviewSource = {
  business: BusinessRow;
  profile: { website: string | null; contactEmail: string | null; contactPhone: string | null };
  owner: { firstName: string; lastName: string; email: string; phone: string | null };
};

/** The own records of listings under review, by listing, in one statement. */
export async function reviewSources(db: Reader, ids: readonly string[]): Promise<Map<string, ReviewSource>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .innerJoin('listing_profile', 'listing_profile.listing_id', 'listing.id')
    .innerJoin('person', 'person.id', 'listing.owner_id')
    .selectAll('business')
    .select([
      'listing.id as listing_id',
      'listing_profile.website',
      'listing_profile.contact_email',
      'listing_profile.contact_phone',
      'person.first_name',
      'person.last_name',
      'person.email',
      'person.phone',
    ])
    .where('listing.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.listing_id,
      {
        business: row,
        profile: {
          website: row.website,
          contactEmail: row.contact_email,
          contactPhone: row.contact_phone,
        },
        owner: {
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
          phone: row.phone,
        },
      },
    ]),
  );
}

type Step = { from: string; to: string; by: string; reason: string | null; at: string };

/** The steps of each listing so far, oldest first, in one statement. */
export async function historiesOf(db: Reader, ids: readonly string[]): Promise<Map<string, Step[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_transition')
    .select(['listing_id', 'from_status', 'to_status', 'actor_party', 'reason', 'at'])
    .where('listing_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byListing = Map.groupBy(rows, (row) => row.listing_id);
  return new Map(
    [...byListing].map(([id, steps]) => [
      id,
      toldSteps(
        steps.map((step) => ({
          from: step.from_status,
          to: step.to_status,
          by: step.actor_party,
          reason: step.reason,
          at: step.at.toISOString(),
        })),
      ),
    ]),
  );
}
