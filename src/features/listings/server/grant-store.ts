import type { Reader, Tx } from '#platform/context.ts';

export async function insertGrant(
  db: Tx,
  grant: {
    id: string;
    listingId: string;
    personId: string;
    grantedBy: string | null;
    at: Date;
    endsAt: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('access_grant')
    .values({
      id: grant.id,
      listing_id: grant.listingId,
      person_id: grant.personId,
      stage: 'S3',
      granted_by: grant.grantedBy,
      granted_at: grant.at,
      ends_at: grant.endsAt,
    })
    .execute();
}

/** Ends the active grants of one person, or of everybody, on a listing; tells whose they were. */
export async function endGrants(
  db: Tx,
  of: { listingId: string; personId: string | null },
  ended: { at: Date; reason: string },
): Promise<string[]> {
  let query = db
    .updateTable('access_grant')
    .set({ ended_at: ended.at, ended_reason: ended.reason })
    .where('listing_id', '=', of.listingId)
    .where('ended_at', 'is', null);
  if (of.personId) query = query.where('person_id', '=', of.personId);
  const rows = await query.returning('person_id').execute();
  return rows.map((row) => row.person_id);
}

/** How far a grant goes; see the glossary. */
export type Stage = 'S3' | 'S4' | 'S5';

/** Sets the stage of a person's active grant where it differs; tells how many grants that were. */
export async function stageGrants(
  db: Tx,
  of: { listingId: string; personId: string; stage: Stage },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('access_grant')
    .set({ stage: of.stage })
    .where('listing_id', '=', of.listingId)
    .where('person_id', '=', of.personId)
    .where('stage', '<>', of.stage)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether a grant of the person on the listing is active at `now`. */
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
    .where('ended_at', 'is', null)
    .where((grant) => grant.or([grant('ends_at', 'is', null), grant('ends_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** People with a mandate on these listings that is in force at `now`. */
export function activeMandates(db: Reader, listingIds: readonly string[], now: Date) {
  return db
    .selectFrom('mandate')
    .innerJoin('person', 'person.id', 'mandate.broker_id')
    .select([
      'mandate.listing_id',
      'person.id as broker_id',
      'mandate.may_approve',
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
