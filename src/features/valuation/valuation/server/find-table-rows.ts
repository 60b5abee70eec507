import type { Reading } from '#platform/context.ts';
import { rowsNamed } from '../domain/find-rows.ts';
import { type StoredRow, storedRows } from './stored-tables.ts';

/** The rows of the trade that somebody's words name, as they stand now; none where the words name no trade. */
export async function findTableRows({ db }: Pick<Reading, 'db'>, words: string): Promise<StoredRow[]> {
  return rowsNamed(await storedRows(db), words);
}
