import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

export type PartRow = { number: number; size: number; key: string };

export async function insertBlob(
  db: Tx,
  row: { id: string; room_id: string; size: number; created_at: Date; sha256?: string },
): Promise<void> {
  await db.insertInto('room_blob').values(row).execute();
}

export async function insertPart(db: Tx, blobId: string, part: PartRow): Promise<void> {
  await db
    .insertInto('room_blob_part')
    .values({ blob_id: blobId, ...part })
    .execute();
}

export async function insertParts(db: Tx, blobId: string, parts: readonly PartRow[]): Promise<void> {
  await sql`
    insert into room_blob_part (blob_id, number, size, key)
    select ${blobId}::uuid, number, size, key
    from unnest(${parts.map(({ number }) => number)}::integer[], ${parts.map(({ size }) => size)}::integer[],
      ${parts.map(({ key }) => key)}::text[]) as given (number, size, key)`.execute(db);
}

export function partsOf(db: Reader, blobId: string): Promise<PartRow[]> {
  return db
    .selectFrom('room_blob_part')
    .select(['number', 'size', 'key'])
    .where('blob_id', '=', blobId)
    .orderBy('number')
    .execute();
}

export async function nextPartNumber(db: Reader, blobId: string): Promise<number> {
  const { last } = await db
    .selectFrom('room_blob_part')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('blob_id', '=', blobId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

/** A trigger turns its parts into orphaned files. */
export async function deleteBlob(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('room_blob').where('id', '=', id).execute();
}
