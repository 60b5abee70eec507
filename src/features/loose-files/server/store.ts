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

/** A file that lies plain in the store, locked; those that another run has in hand are left out. */
export async function lockPlain(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('plain_file')
    .select('key')
    .orderBy('key')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.key;
}

export async function deletePlain(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('plain_file').where('key', '=', key).execute();
}
