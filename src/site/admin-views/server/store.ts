import type { Insertable } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { AdminView } from '#platform/db/tables.ts';

export async function insertView(tx: Tx, row: Insertable<AdminView>): Promise<void> {
  await tx.insertInto('admin_view').values(row).execute();
}

export function endOpenView(tx: Tx, adminId: string, at: Date) {
  return tx
    .updateTable('admin_view')
    .set({ ended_at: at })
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .returning(['id', 'person_id', 'ends_at'])
    .executeTakeFirst();
}
