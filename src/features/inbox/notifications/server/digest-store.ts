import type { Reader, Tx } from '#platform/context.ts';
import type { NotificationRow } from './store.ts';

export async function peopleWithDue(db: Reader, after: string | null, size: number): Promise<string[]> {
  let query = db.selectFrom('notification').select('person_id').distinct().where('digest', '=', 'due');
  if (after !== null) query = query.where('person_id', '>', after);
  const rows = await query.orderBy('person_id').limit(size).execute();
  return rows.map((row) => row.person_id);
}

/** Locks a person's due notifications, so that they are sent once. Oldest first. */
export function lockDue(tx: Tx, personId: string): Promise<NotificationRow[]> {
  return tx
    .selectFrom('notification')
    .selectAll()
    .where('person_id', '=', personId)
    .where('digest', '=', 'due')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function settleDue(tx: Tx, ids: readonly string[], digest: 'sent' | 'dropped'): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('notification').set({ digest }).where('id', 'in', ids).execute();
}
