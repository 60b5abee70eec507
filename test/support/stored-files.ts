import { randomUUID } from 'node:crypto';
import type { Reader } from '#platform/context.ts';

export async function orphanedFiles(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('key')
    .where('remove_after', 'is not', null)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

type Sum = { bytes: number; files: number };

export async function useOf(db: Reader, scope: 'site' | 'account' | 'room', id?: string): Promise<Sum> {
  const row = await db
    .selectFrom('storage_use')
    .select(['bytes', 'files'])
    .where('scope', '=', scope)
    .where('id', '=', id ?? '00000000-0000-0000-0000-000000000000')
    .executeTakeFirst();
  return row ?? { bytes: 0, files: 0 };
}

/** Counts a file of this size as stored, without its bytes; returns the key for `unstore`. */
export async function store(
  db: Reader,
  { bytes, ...whose }: { bytes: number; personId?: string; roomId?: string },
): Promise<string> {
  const key = `made-up/${randomUUID()}`;
  await db
    .insertInto('stored_file')
    .values({ key, bytes, person_id: whose.personId ?? null, room_id: whose.roomId ?? null })
    .execute();
  return key;
}

export async function unstore(db: Reader, key: string): Promise<void> {
  await db.deleteFrom('stored_file').where('key', '=', key).execute();
}
