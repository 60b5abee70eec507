import type { BusinessRow } from '#features/marketplace/businesses/server/business-record.ts';
import type { Reader } from '#platform/context.ts';
import type { PrivateFields } from '../domain/private-fields.ts';
import { toldSteps } from '../domain/told-steps.ts';
import { fieldsOf, type StoredFields, selectedFields } from './private-fields-store.ts';

export type ReviewSource = {
  business: BusinessRow;
  profile: PrivateFields;
  owner: { firstName: string; lastName: string; email: string; phone: string | null };
};

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
      'person.first_name',
      'person.last_name',
      'person.email',
      'person.phone',
    ])
    .select(selectedFields)
    .where('listing.id', 'in', ids)
    .$narrowType<StoredFields>()
    .execute();
  return new Map(
    rows.map((row) => [
      row.listing_id,
      {
        business: row,
        profile: fieldsOf(row),
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
