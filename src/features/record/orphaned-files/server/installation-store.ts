import { type Selectable, sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { Installation } from '#platform/db/tables.ts';

export function findInstallation(db: Reader): Promise<Selectable<Installation>> {
  return db.selectFrom('installation').selectAll().executeTakeFirstOrThrow();
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
