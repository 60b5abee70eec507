import { notBlocked } from '#features/blocks/server/blocked-sql.ts';
import { opensProfile } from '#features/listings/server/grant-sql.ts';
import { storedStage } from '#features/listings/server/stored.ts';
import type { Reader } from '#platform/context.ts';

/** The people with access to a listing, by name: the first `limit`, or those of `among` who have it. */
export async function peopleWithAccess(
  db: Reader,
  listingId: string,
  now: Date,
  which: { limit: number } | { among: readonly string[] },
) {
  if ('among' in which && which.among.length === 0) return [];
  let query = db
    .selectFrom('access_grant')
    .innerJoin('person', 'person.id', 'access_grant.person_id')
    .select(['access_grant.person_id', 'access_grant.stage', 'person.first_name', 'person.last_name'])
    .where('access_grant.listing_id', '=', listingId)
    .where(opensProfile(now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'));
  query = 'among' in which ? query.where('person.id', 'in', which.among) : query.limit(which.limit);
  const rows = await query
    .orderBy('person.first_name')
    .orderBy('person.last_name')
    .orderBy('person.id')
    .execute();
  return rows.map((row) => ({ ...row, stage: storedStage(row.stage) }));
}
