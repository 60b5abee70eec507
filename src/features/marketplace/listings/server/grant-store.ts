import { type Insertable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { AccessGrant } from '#platform/db/tables.ts';
import { opensProfile } from './grant-sql.ts';

export async function insertGrant(db: Tx, row: Insertable<AccessGrant>): Promise<void> {
  await db.insertInto('access_grant').values(row).execute();
}

export function lockGrant(db: Tx, of: { listingId: string; personId: string }) {
  return db
    .selectFrom('access_grant')
    .selectAll()
    .where('listing_id', '=', of.listingId)
    .where('person_id', '=', of.personId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function lastStage(
  db: Reader,
  of: { listingId: string; personId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('access_grant')
    .select('stage')
    .where('listing_id', '=', of.listingId)
    .where('person_id', '=', of.personId)
    .orderBy('granted_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.stage ?? null;
}

export async function writeGrant(db: Tx, id: string, change: Updateable<AccessGrant>): Promise<void> {
  await db
    .updateTable('access_grant')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Includes suspended grants; returns whose they were. */
export async function endGrants(
  db: Tx,
  of: { listingId: string; personId: string | null; except?: string | null },
  ended: { at: Date; reason: string },
): Promise<string[]> {
  let query = db
    .updateTable('access_grant')
    .set({ ended_at: ended.at, ended_reason: ended.reason, version: sql<number>`version + 1` })
    .where('listing_id', '=', of.listingId)
    .where('ended_at', 'is', null);
  if (of.personId) query = query.where('person_id', '=', of.personId);
  if (of.except) query = query.where('person_id', '<>', of.except);
  const rows = await query.returning('person_id').execute();
  return rows.map((row) => row.person_id);
}

export async function hasGrant(
  db: Reader,
  of: { listingId: string; personId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('access_grant')
    .select('id')
    .where('listing_id', '=', of.listingId)
    .where('person_id', '=', of.personId)
    .where(opensProfile(now))
    .executeTakeFirst();
  return row !== undefined;
}

export function activeMandates(db: Reader, listingIds: readonly string[], now: Date) {
  return db
    .selectFrom('mandate')
    .innerJoin('person', 'person.id', 'mandate.broker_id')
    .select([
      'mandate.listing_id',
      'person.id as broker_id',
      'mandate.may_approve',
      'mandate.profile_access',
      'person.first_name',
      'person.last_name',
    ])
    .where('mandate.listing_id', 'in', listingIds)
    .where('mandate.starts_at', '<=', now)
    .where('mandate.ended_at', 'is', null)
    .where((m) => m.or([m('mandate.ends_at', 'is', null), m('mandate.ends_at', '>', now)]))
    .orderBy('mandate.starts_at')
    .execute();
}
