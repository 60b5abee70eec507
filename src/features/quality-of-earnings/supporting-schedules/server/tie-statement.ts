import { reviewMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { once } from '#kernel/once.ts';
import type { Reader } from '#platform/context.ts';
import {
  type Closings,
  closingMonths,
  closingsOf,
  creditsOf,
  keepsResults,
  withoutClosings,
} from '../domain/closings.ts';
import { type EquityChange, equityChanges } from '../domain/equity-change.ts';
import { fiscalStart } from '../domain/fiscal-start.ts';
import { datedColumns } from '../domain/schedule-columns.ts';
import { tieBalances } from '../domain/tie-balances.ts';
import { netIncomeOf, tieProfit } from '../domain/tie-profit.ts';
import { type MovedAccount, monthOf, type StatementTie } from '../domain/tie-statement.ts';
import { accountMonths, closingLines } from './book-store.ts';
import { type ScheduleFile, scheduleRows, schedulesOf } from './schedule-store.ts';
import { storedReading } from './stored-schedule.ts';

/**
 * `ahead` and `before`: how many of its columns are after the last month of the ledger and before its first; they are not
 * compared. `short`: how many of those the review is about. `since`: without opening balances, the month-end that later ones are
 * held to, which nothing proves.
 */
export type StatementTies = StatementTie & {
  equity: EquityChange[];
  ahead: number;
  before: number;
  short: number;
  since: string | null;
};

const mostRows = 10_000;

/** Statements beside the books of one dataset version. `null`: the ledger reaches none of its columns. */
export function statementReader(
  db: Reader,
  { id: reviewId, dataset, ...review }: OpenReview,
  span: () => Promise<{ from: string; to: string } | null>,
): (row: ScheduleFile) => Promise<StatementTies | null> {
  const accounts = once(() => movedAccounts(db, reviewId, dataset));
  const asked = new Set(reviewMonths(review));
  const profits = once(() => netIncomes(db, reviewId));
  const yearStart = (day: string) => fiscalStart(day, review.yearEnds);
  const closings = once(async (): Promise<Closings> => {
    const [known, begins] = [await accounts(), monthOf((await span())?.from ?? '')];
    const months = closingMonths(known, { begins, yearStart });
    if (months.length === 0) return new Map();
    const keepers = known.filter(keepsResults).map(({ path }) => path);
    return closingsOf(months, known, await closingLines(db, { reviewId, dataset, months, keepers }));
  });
  const linesOf = (row: ScheduleFile) =>
    scheduleRows(db, { schedule: row.number, column: null, after: -1, limit: mostRows });

  return async (row) => {
    const reading = storedReading(row);
    const covered = await span();
    if (!reading || reading.faults.length > 0 || covered === null) return null;
    const [first, last] = [monthOf(covered.from), monthOf(covered.to)];
    const all = datedColumns(reading.measures, row.ends);
    const columns = all.filter(({ day }) => monthOf(day) >= first && monthOf(day) <= last);
    if (columns.length === 0) return null;
    const [lines, known] = [await linesOf(row), await accounts()];
    const left = all.filter((one) => !columns.includes(one)).map(({ day }) => monthOf(day));
    const reach = {
      ahead: left.filter((month) => month > last).length,
      before: left.filter((month) => month < first).length,
      short: left.filter((month) => asked.has(month)).length,
    };
    if (row.kind === 'profit-and-loss') {
      const own = withoutClosings(known, await closings());
      return { ...tieProfit(columns, lines, own), equity: [], since: null, ...reach };
    }
    const openings = known.some(({ opening }) => opening !== 0);
    const tied = tieBalances(columns, lines, known, { openings, begins: first, yearStart });
    if (tied === null) return null;
    return {
      ...{ ...tied, ...reach },
      equity: equityChanges(all, lines, {
        statement: await profits(),
        ledger: creditsOf(known.filter(({ part }) => part === 'income')),
        reached: (month) => month >= first && month <= last,
        kept: creditsOf(known.filter(keepsResults)),
        closings: await closings(),
      }),
    };
  };
}

async function movedAccounts(db: Reader, reviewId: string, dataset: number): Promise<MovedAccount[]> {
  const rows = await accountMonths(db, reviewId, dataset);
  return rows.map(({ path, code, purpose, opening, moves }) => ({
    ...{ path, code, opening, moves: new Map(Object.entries(moves)) },
    part: code === 'UNMAPPED' ? 'open' : purpose === null ? 'income' : 'balance',
  }));
}

/** By month, of the profit and loss statements that add up; the newest first. */
async function netIncomes(db: Reader, reviewId: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const file of await schedulesOf(db, reviewId)) {
    const reading = storedReading(file);
    if (file.kind !== 'profit-and-loss' || file.replaced_by !== null || !reading) continue;
    if (reading.faults.length > 0) continue;
    const rows = await scheduleRows(db, { schedule: file.number, column: null, after: -1, limit: mostRows });
    for (const [month, amount] of netIncomeOf(reading.measures, rows))
      if (!found.has(month)) found.set(month, amount);
  }
  return found;
}
