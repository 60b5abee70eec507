import { sql } from 'kysely';
import { holdsMandate } from '#features/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';

/** Since when a person has listings or mandates, and since when they have asked for access; `null`: they have not. */
export async function beginnings(
  db: Reader,
  personId: string,
  now: Date,
): Promise<{ owned: Date | null; mandated: Date | null; asked: Date | null }> {
  const { rows } = await sql<{ owned: Date | null; mandated: Date | null; asked: Date | null }>`
    select
      (select min(created_at) from listing where owner_id = ${personId}) as owned,
      (select min(listing.created_at) from listing where listing.id in
        (select listing_id from mandate where broker_id = ${personId} and ended_at is null)
        and ${holdsMandate('listing.id', personId, now)}) as mandated,
      (select min(requested_at) from access_request where buyer_id = ${personId}) as asked`.execute(db);
  return rows[0] ?? { owned: null, mandated: null, asked: null };
}
