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
import { type EquityChange, equityChanges, equitySums } from '../domain/equity-change.ts';
import { fiscalStart } from '../domain/fiscal-start.ts';
import { type MonthEnds, monthEndsOf, type Sheet } from '../domain/month-ends.ts';
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

/**
 * Statements beside the books of one dataset version. `statement`: `null` if the ledger reaches none of its columns. `equity`:
 * its change in each month-end that follows another one, in whichever current balance sheet the two are.
 */
export function statementReader(
  db: Reader,
  { id: reviewId, dataset, ...review }: OpenReview,
  span: () => Promise<{ from: string; to: string } | null>,
) {
  const accounts = once(() => movedAccounts(db, reviewId, dataset));
  const asked = new Set(reviewMonths(review));
  const monthEnds = once(() => currentMonthEnds(db, reviewId));
  const yearStart = (day: string) => fiscalStart(day, review.yearEnds);
  const closings = once(async (): Promise<Closings> => {
    const [known, begins] = [await accounts(), monthOf((await span())?.from ?? '')];
    const months = closingMonths(known, { begins, yearStart });
    if (months.length === 0) return new Map();
    const keepers = known.filter(keepsResults).map(({ path }) => path);
    return closingsOf(months, known, await closingLines(db, { reviewId, dataset, months, keepers }));
  });
  const equity = once(async (): Promise<EquityChange[]> => {
    const [covered, { days, lines }] = [await span(), await monthEnds()];
    if (covered === null || days.length === 0) return [];
    const known = await accounts();
    const [first, last] = [monthOf(covered.from), monthOf(covered.to)];
    return equityChanges(days, lines, {
      statement: await netIncomes(db, reviewId),
      ledger: creditsOf(known.filter(({ part }) => part === 'income')),
      reached: (month) => month >= first && month <= last,
      kept: creditsOf(known.filter(keepsResults)),
      closings: await closings(),
    });
  });
  /** Of the months that a balance sheet tells, and no newer one. */
  const equityIn = async ({ number }: ScheduleFile): Promise<EquityChange[]> => {
    const { days } = await monthEnds();
    const own = new Set(days.flatMap(({ sheet, measure }) => (sheet === number ? [measure] : [])));
    return (await equity()).filter(({ measure }) => own.has(measure));
  };

  const statement = async (row: ScheduleFile): Promise<StatementTies | null> => {
    const reading = storedReading(row);
    const covered = await span();
    if (!reading || reading.faults.length > 0 || covered === null) return null;
    const [first, last] = [monthOf(covered.from), monthOf(covered.to)];
    const all = datedColumns(reading.measures, row.ends);
    const columns = all.filter(({ day }) => monthOf(day) >= first && monthOf(day) <= last);
    if (columns.length === 0) return null;
    const [lines, known] = [await linesOf(db, row), await accounts()];
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
    return { ...tied, ...reach, equity: await equityIn(row) };
  };
  return { statement, equity };
}

const linesOf = (db: Reader, { number: schedule }: ScheduleFile) =>
  scheduleRows(db, { schedule, column: null, after: -1, limit: mostRows });

async function movedAccounts(db: Reader, reviewId: string, dataset: number): Promise<MovedAccount[]> {
  const rows = await accountMonths(db, reviewId, dataset);
  return rows.map(({ path, code, purpose, opening, moves }) => ({
    ...{ path, code, opening, moves: new Map(Object.entries(moves)) },
    part: code === 'UNMAPPED' ? 'open' : purpose === null ? 'income' : 'balance',
  }));
}

/** The statements that add up and that nothing replaced, the newest first. */
async function currentStatements(db: Reader, reviewId: string, kind: 'profit-and-loss' | 'balance-sheet') {
  return (await schedulesOf(db, reviewId)).flatMap((file) => {
    const reading = storedReading(file);
    const counts = file.kind === kind && file.replaced_by === null && reading?.faults.length === 0;
    return counts ? [{ file, measures: reading.measures }] : [];
  });
}

/** By month; of two statements the newer one. */
async function netIncomes(db: Reader, reviewId: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { file, measures } of await currentStatements(db, reviewId, 'profit-and-loss'))
    for (const [month, amount] of netIncomeOf(measures, await linesOf(db, file)))
      if (!found.has(month)) found.set(month, amount);
  return found;
}

async function currentMonthEnds(db: Reader, reviewId: string): Promise<MonthEnds> {
  const sheets: Sheet[] = [];
  for (const { file, measures } of await currentStatements(db, reviewId, 'balance-sheet')) {
    const lines = equitySums(await linesOf(db, file));
    sheets.push({ sheet: file.number, columns: datedColumns(measures, file.ends), lines });
  }
  return monthEndsOf(sheets);
}
