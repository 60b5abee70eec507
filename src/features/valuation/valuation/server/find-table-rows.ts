import type { Reading } from '#platform/context.ts';
import { rowsNamed } from '../domain/find-rows.ts';
import { type StoredRow, storedRows } from './stored-tables.ts';

/** The current rows of the trade that these words name; empty if they name none. */
export async function findTableRows({ db }: Pick<Reading, 'db'>, words: string): Promise<StoredRow[]> {
  return rowsNamed(await storedRows(db), words);
}
