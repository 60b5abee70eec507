import { placeOf } from '#features/quality-of-earnings/general-ledger/server/line-row.ts';
import type { Reader } from '#platform/context.ts';
import type { BookLedger, BookLine, DatabookFacts } from '../domain/databook-facts.ts';
import { stretchesOf } from '../domain/ledger-layout.ts';
import { isShown } from '../domain/stages.ts';
import { type LineOfBook, linesOfStretch } from './ledger-store.ts';
import type { LineKeys } from './read-facts.ts';

const atOnce = 4_000;

type Of = { reviewId: string; facts: DatabookFacts; ledger: BookLedger; keys: LineKeys };

/**
 * The lines of a databook in the order of its layout, some at a time. What the stage does not show is not read, or left out
 * here. Throws if the lines of an account and month are not what its sum says.
 */
export async function* linesInOrder(
  db: Reader,
  { reviewId, facts, ledger, keys }: Of,
): AsyncGenerator<BookLine[], void, undefined> {
  const { stage, dataset, months } = facts;
  const named = isShown('names', stage);
  const sums = new Map(
    ledger.groups.flatMap(({ accounts }) =>
      accounts.flatMap(({ id, months: held }) =>
        [...held].map(([month, sum]) => [`${id} ${month}`, sum] as const),
      ),
    ),
  );
  const stretches = stretchesOf(ledger.groups, months, atOnce);
  const read = (at: number) => {
    const stretch = stretches[at];
    return stretch && ahead(linesOfStretch(db, { reviewId, dataset }, stretch, named));
  };
  // The database reads one stretch while the one before is written.
  let coming = read(0);
  for (const [at, stretch] of stretches.entries()) {
    const rows = (await coming) ?? [];
    coming = read(at + 1);
    refuseUnlikeSums(rows, sums);
    if (rows.length !== stretch.lines)
      throw new Error('a stretch of the ledger has other lines than its sums');
    yield rows.map((row) => bookLine(row, keys, named));
  }
}

/** A failure is thrown where the result is awaited; if nothing awaits it any more, it is of no concern. */
function ahead<T>(result: Promise<T>): Promise<T> {
  result.catch(() => {});
  return result;
}

function refuseUnlikeSums(rows: readonly LineOfBook[], sums: ReadonlyMap<string, { amount: number }>): void {
  const found = new Map<string, number>();
  for (const { account_id, day, amount } of rows) {
    const key = `${account_id} ${day.slice(0, 7)}`;
    found.set(key, (found.get(key) ?? 0) + amount);
  }
  for (const [key, amount] of found)
    if (sums.get(key)?.amount !== amount) throw new Error('lines of the ledger do not come to their sum');
}

function bookLine(row: LineOfBook, { customers, adjustments, files }: LineKeys, named: boolean): BookLine {
  const { day, type, number, name, memo, split, amount } = row;
  return {
    ...{ day, type, number, memo, split, amount },
    name: named ? name : '',
    accountId: row.account_id,
    customer: customers.get(name) ?? null,
    file: files.get(row.file) ?? 0,
    sheet: row.sheet + 1,
    row: row.row,
    adjustments: adjustments.size === 0 ? none : (adjustments.get(placeOf(row)) ?? none),
  };
}

const none: readonly number[] = [];
