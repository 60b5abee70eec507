import type { Reader, Tx } from '#platform/context.ts';

export async function insertLoose(db: Reader, keys: readonly string[], removeAfter: Date): Promise<void> {
  await db
    .insertInto('loose_file')
    .values(keys.map((key) => ({ key, remove_after: removeAfter })))
    .onConflict((clash) => clash.column('key').doUpdateSet({ remove_after: removeAfter }))
    .execute();
}

/** How many of these were loose and are so no longer. */
export async function deleteLoose(tx: Tx, keys: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('loose_file').where('key', 'in', keys).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Loose files that may be removed at `now`, locked; those that another transaction has in hand are left out. */
export async function lockDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('loose_file')
    .select('key')
    .where('remove_after', '<=', now)
    .orderBy('remove_after')
    .orderBy('key')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}
