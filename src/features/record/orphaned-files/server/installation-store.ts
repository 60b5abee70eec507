import { type Selectable, sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { Installation } from '#platform/db/tables.ts';

export function findInstallation(db: Reader): Promise<Selectable<Installation>> {
  return db.selectFrom('installation').selectAll().executeTakeFirstOrThrow();
}

/** Every file that the database knows. `held`: a row of a feature refers to it. */
export async function knownFiles(db: Reader): Promise<{ key: string; held: boolean }[]> {
  const rows = await db.selectFrom('stored_file').select(['key', 'remove_after']).orderBy('key').execute();
  return rows.map(({ key, remove_after }) => ({ key, held: remove_after === null }));
}

/** Whether files of older releases still wait to be encrypted, which changes them in place. */
export async function hasPlainFiles(db: Reader): Promise<boolean> {
  return (await db.selectFrom('plain_file').select('key').limit(1).executeTakeFirst()) !== undefined;
}

export async function noteMarked(db: Reader, now: Date): Promise<void> {
  await db.updateTable('installation').set({ store_marked_at: now }).execute();
}

/** The number of referenced files, with a sample from all features. */
export async function heldFiles(db: Reader, limit: number): Promise<{ known: number; some: string[] }> {
  const { rows } = await sql<{ known: number; some: string[] }>`
    select (select count(*)::integer from stored_file where remove_after is null) as known,
      array(select key from stored_file where remove_after is null order by md5(key) limit ${limit}) as some`.execute(
    db,
  );
  return rows[0] ?? { known: 0, some: [] };
}
