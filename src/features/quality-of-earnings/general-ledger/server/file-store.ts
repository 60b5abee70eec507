import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { GeneralLedgerFile } from '#platform/db/tables.ts';

export type FileRow = Selectable<GeneralLedgerFile>;
export type PartRow = { number: number; size: number; key: string };

export async function insertFile(tx: Tx, row: Insertable<GeneralLedgerFile>): Promise<FileRow> {
  return tx.insertInto('general_ledger_file').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findFile(db: Reader, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('general_ledger_file').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('general_ledger_file')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function updateFile(tx: Tx, id: string, values: Updateable<GeneralLedgerFile>): Promise<FileRow> {
  return tx
    .updateTable('general_ledger_file')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest first. */
export function filesOf(db: Reader, reviewId: string): Promise<FileRow[]> {
  return db
    .selectFrom('general_ledger_file')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('added_at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostFiles)
    .execute();
}

export const mostFiles = 100;

/** The files of a dataset version, in the order in which they came. */
export function filesIn(db: Reader, reviewId: string, dataset: number): Promise<FileRow[]> {
  return db
    .selectFrom('general_ledger_file')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('from_dataset', '<=', dataset)
    .where((of) => of.or([of('until_dataset', 'is', null), of('until_dataset', '>', dataset)]))
    .orderBy('from_dataset')
    .orderBy('number')
    .execute();
}

/** The same file by the same person, whose bytes are still coming. */
export function fileToResume(
  db: Reader,
  of: { reviewId: string; addedBy: string; name: string; size: number; modifiedAt: Date },
): Promise<FileRow | undefined> {
  return db
    .selectFrom('general_ledger_file')
    .selectAll()
    .where('review_id', '=', of.reviewId)
    .where('added_by', '=', of.addedBy)
    .where('name', '=', of.name)
    .where('size', '=', of.size)
    .where('modified_at', '=', of.modifiedAt)
    .where('status', '=', 'receiving')
    .orderBy('added_at', 'desc')
    .executeTakeFirst();
}

/** Notes how far a reading is. False if it was given up: the file is gone, or another reading has begun. */
export async function noteProgress(
  tx: Tx,
  of: { id: string; attempt: number; lines: number; bytes: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('general_ledger_file')
    .set({ lines_read: of.lines, bytes_read: of.bytes, touched_at: of.at })
    .where('id', '=', of.id)
    .where('status', '=', 'reading')
    .where('attempt', '=', of.attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertPart(tx: Tx, fileId: string, part: PartRow): Promise<void> {
  await tx
    .insertInto('general_ledger_part')
    .values({ file_id: fileId, ...part })
    .execute();
}

export function partsOf(db: Reader, fileId: string): Promise<PartRow[]> {
  return db
    .selectFrom('general_ledger_part')
    .select(['number', 'size', 'key'])
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('general_ledger_file').where('id', '=', id).execute();
}

export async function deleteParts(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('general_ledger_part').where('file_id', '=', id).execute();
}

export function abandonedFiles(db: Reader, before: Date, status: 'receiving' | 'reading', limit: number) {
  return db
    .selectFrom('general_ledger_file')
    .select('id')
    .where('status', '=', status)
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(limit)
    .execute();
}

/** All bytes of these have come. */
export function filesAddedBy(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('general_ledger_file')
    .select(['id', 'review_id', 'name', 'added_at'])
    .where('added_by', '=', personId)
    .where('status', '<>', 'receiving')
    .orderBy('added_at')
    .limit(most)
    .execute();
}
