import {
  ledgerSums,
  storedCode,
  sumsIn,
} from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { monthEnd, monthStart, wholeMonths } from '#features/valuation/earnings/domain/day-range.ts';
import { once } from '#kernel/once.ts';
import type { Reader } from '#platform/context.ts';
import type { BookAccount } from '../domain/book-accounts.ts';
import { type EquityOdds, equityOdds } from '../domain/equity-change.ts';
import { fiscalStart } from '../domain/fiscal-start.ts';
import { isStatement, kindFacts } from '../domain/schedule-kinds.ts';
import { rowValue } from '../domain/schedule-table.ts';
import { tieTotal } from '../domain/tie-total.ts';
import { type AccountTie, tieTrialBalance } from '../domain/tie-trial-balance.ts';
import { bookedBetween, booksAt, ledgerSpan } from './book-store.ts';
import { type ScheduleFile, scheduleRows } from './schedule-store.ts';
import { storedKind, storedReading } from './stored-schedule.ts';
import { type StatementTies, statementReader } from './tie-statement.ts';

export type ScheduleTie = {
  grade: 'proved' | 'wrong' | 'question';
  written: number;
  books: number | null;
  difference: number;
  apart: number;
  /** Of a statement. `compared`: how many amounts; the others as `StatementTies` has them. */
  statement:
    | (Pick<StatementTies, 'ahead' | 'before' | 'short' | 'since'> & {
        compared: number;
        equity: EquityOdds;
      })
    | null;
};
const mostRows = 10_000;

/** Asks the books of one dataset version; schedules of the same days share the answer. */
export function tieReader(db: Reader, review: OpenReview) {
  const { id: reviewId, dataset } = review;
  const sums = once(() => ledgerSums(db, reviewId, dataset));
  const span = once(() => ledgerSpan(db, reviewId, dataset));
  const { statement, equity } = statementReader(db, review, span);
  const byDay = new Map<string, Promise<BookAccount[]>>();
  const booksOn = (day: string): Promise<BookAccount[]> => {
    const known = byDay.get(day) ?? accountsAt(db, review, day);
    byDay.set(day, known);
    return known;
  };

  /** Whether the ledger covers a day, or a period from its first month to its last. */
  const reaches = async (from: string | null, to: string): Promise<boolean> => {
    const covered = await span();
    if (covered === null || to.slice(0, 7) > covered.to.slice(0, 7)) return false;
    return (from ?? to).slice(0, 7) >= covered.from.slice(0, 7);
  };

  const accounts = async (row: ScheduleFile): Promise<AccountTie[] | null> => {
    const { measures } = storedReading(row) ?? { measures: [] };
    if (row.ends === null || !(await reaches(null, row.ends))) return null;
    const rows = await scheduleRows(db, { schedule: row.number, column: null, after: -1, limit: mostRows });
    const trial = rows.map(({ path, code, amounts }) => ({
      path,
      code,
      amount: rowValue(measures, amounts),
    }));
    return tieTrialBalance(trial, await booksOn(row.ends));
  };

  const booked = async (from: string, to: string): Promise<Map<LedgerCode, number>> => {
    if (wholeMonths({ from, to }) !== null) return sumsIn(await sums(), from.slice(0, 7), to.slice(0, 7));
    const rows = await bookedBetween(db, { reviewId, dataset, from, to });
    return new Map(rows.map(({ code, amount }) => [storedCode(code), amount]));
  };

  const sumsFor = async (row: ScheduleFile): Promise<Map<LedgerCode, number> | null> => {
    const { starts, ends } = row;
    if (ends === null || !(await reaches(starts, ends))) return null;
    if (kindFacts[storedKind(row.kind)].days === 'period')
      return starts === null ? null : booked(starts, ends);
    const found = new Map<LedgerCode, number>();
    for (const { code, balance } of await booksOn(ends))
      found.set(storedCode(code), (found.get(storedCode(code)) ?? 0) + balance);
    return found;
  };

  const tie = async (row: ScheduleFile): Promise<ScheduleTie | null> => {
    const kind = storedKind(row.kind);
    const reading = storedReading(row);
    if (!reading || reading.faults.length > 0) return null;
    if (isStatement(kind)) {
      const ties = await statement(row);
      return ties && ofStatement(ties, reading.value);
    }
    if (kind === 'trial-balance') {
      const ties = await accounts(row);
      return ties && ofAccounts(ties, reading.value);
    }
    const found = await sumsFor(row);
    return found && { ...tieTotal(kind, reading.value, found), apart: 0, statement: null };
  };
  return { tie, accounts, statement, equity };
}

function ofAccounts(ties: readonly AccountTie[], written: number): ScheduleTie {
  const apart = ties.filter(({ result }) => result !== 'tied');
  return {
    grade: apart.length === 0 ? 'proved' : 'wrong',
    written,
    books: null,
    difference: apart.reduce((sum, { difference }) => sum + Math.abs(difference ?? 0), 0),
    apart: apart.length,
    statement: null,
  };
}

function ofStatement({ apart, compared, equity, ...reach }: StatementTies, written: number): ScheduleTie {
  const odds = equityOdds(equity);
  const wrong = apart.length > 0 || odds.months > 0;
  return {
    ...{ grade: wrong ? 'wrong' : odds.prior.months > 0 ? 'question' : 'proved', written, books: null },
    difference: apart.reduce((sum, { difference }) => sum + Math.abs(difference ?? 0), 0),
    apart: apart.length,
    statement: {
      ...{ compared, ahead: reach.ahead, before: reach.before, short: reach.short, since: reach.since },
      equity: odds,
    },
  };
}

async function accountsAt(db: Reader, review: OpenReview, day: string): Promise<BookAccount[]> {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const whole = day === monthEnd(year, month) ? monthStart(year, month + 1) : monthStart(year, month);
  const rows = await booksAt(db, {
    ...{ reviewId: review.id, dataset: review.dataset, day, whole },
    year: fiscalStart(day, review.yearEnds),
  });
  return rows.map(({ purpose, ...row }) => ({
    ...row,
    part: row.code === 'UNMAPPED' ? 'open' : purpose === null ? 'income' : 'balance',
  }));
}
