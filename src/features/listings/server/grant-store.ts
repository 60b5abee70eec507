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

/** Ends the active grants of one person, or of everybody, on a listing; tells how many there were. */
export async function endGrants(
  db: Tx,
  of: { listingId: string; personId: string | null },
  ended: { at: Date; reason: string },
): Promise<number> {
  let query = db
    .updateTable('access_grant')
    .set({ ended_at: ended.at, ended_reason: ended.reason })
    .where('listing_id', '=', of.listingId)
    .where('ended_at', 'is', null);
  if (of.personId) query = query.where('person_id', '=', of.personId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
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
