import type { Reader, Tx } from '#platform/context.ts';

const mostAtOnce = 500;

const waiting = ['requested', 'sent_to_broker', 'pending'];

export async function unansweredIds(db: Reader, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('access_request')
    .select('id')
    .where('status', 'in', waiting)
    .where('clock_from', '<=', before)
    .orderBy('clock_from')
    .limit(mostAtOnce)
    .execute();
  return rows.map((row) => row.id);
}

export async function remindableIds(db: Reader, step: number, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('access_request')
    .select('id')
    .where('status', 'in', waiting)
    .where('clock_step', '<', step)
    .where('clock_from', '<=', before)
    .orderBy('clock_from')
    .limit(mostAtOnce)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns false if these steps were already done. */
export async function noteStep(db: Tx, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_request')
    .set({ clock_step: step })
    .where('id', '=', id)
    .where('clock_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function adminIds(db: Reader, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .select('person_role.person_id')
    .where('person_role.role', '=', 'admin')
    .where('person.closed_at', 'is', null)
    .orderBy('person_role.person_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.person_id);
}

export async function ranOutRequestIds(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('access_grant')
    .innerJoin('access_request', (join) =>
      join
        .onRef('access_request.listing_id', '=', 'access_grant.listing_id')
        .onRef('access_request.buyer_id', '=', 'access_grant.person_id')
        .on('access_request.status', '<>', 'denied'),
    )
    .select('access_request.id')
    .where('access_grant.ended_at', 'is', null)
    .where('access_grant.suspended_at', 'is', null)
    .where('access_grant.ends_at', '<=', now)
    .orderBy('access_grant.ends_at')
    .limit(mostAtOnce)
    .execute();
  return rows.map((row) => row.id);
}
