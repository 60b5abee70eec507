import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Json } from '#platform/db/tables.ts';
import type { PlacedWord } from '../domain/pdf/page-rows.ts';
import type { BankFileRow } from './bank-file-store.ts';

/** A scan that is being read; `pages`: how many of them are. */
export type Scan = { row: BankFileRow; pages: number; whose: string };

export async function findScan(db: Reader, fileId: string): Promise<Scan | null> {
  const row = await db
    .selectFrom('bank_file')
    .selectAll('bank_file')
    .select((of) => [
      of
        .selectFrom('bank_file_page')
        .whereRef('bank_file_page.file_id', '=', 'bank_file.id')
        .select((page) => page.fn.countAll<number>().as('count'))
        .as('read'),
      of
        .selectFrom('earnings_review')
        .innerJoin('business', 'business.id', 'earnings_review.business_id')
        .whereRef('earnings_review.id', '=', 'bank_file.review_id')
        .select('business.owner_id')
        .as('whose'),
    ])
    .where('id', '=', fileId)
    .where('scan', '=', 'reading')
    .executeTakeFirst();
  if (!row) return null;
  const { read, whose, ...file } = row;
  return { row: file, pages: Number(read ?? 0), whose: whose ?? '' };
}

/** How many pages of each file are read. */
export async function pagesReadOf(db: Reader, fileIds: readonly string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bank_file_page')
    .where('file_id', 'in', fileIds)
    .groupBy('file_id')
    .select((of) => ['file_id', of.fn.countAll<number>().as('read')])
    .execute();
  return new Map(rows.map(({ file_id, read }) => [file_id, Number(read)]));
}

/** Nothing if the file was removed meanwhile. */
export async function keepPage(
  tx: Tx,
  { fileId, page, words, at }: { fileId: string; page: number; words: readonly PlacedWord[]; at: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_file')
    .set({ scan_touched_at: at })
    .where('id', '=', fileId)
    .where('scan', '=', 'reading')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx
    .insertInto('bank_file_page')
    .values({ file_id: fileId, page, words: sql<Json>`${JSON.stringify(words)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function pagesOf(db: Reader, fileId: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('bank_file_page')
    .where('file_id', '=', fileId)
    .orderBy('page')
    .select('words')
    .execute();
  return rows.map(({ words }) => words);
}

/** The words of its pages are no longer needed. `refusal`: why it could not be read. */
export async function endScan(tx: Tx, fileId: string, refusal: string | null): Promise<void> {
  await tx
    .updateTable('bank_file')
    .set({ scan: refusal === null ? 'read' : 'refused', scan_refusal: refusal, scan_touched_at: null })
    .where('id', '=', fileId)
    .execute();
  await tx.deleteFrom('bank_file_page').where('file_id', '=', fileId).execute();
}

/** Scans that no one has read on since. */
export async function stalledScans(db: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_file')
    .where('scan', '=', 'reading')
    .where('scan_touched_at', '<', before)
    .select('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
