import { valueOfFigure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  type Balances,
  balancesAt,
} from '#features/quality-of-earnings/general-ledger/domain/month-balances.ts';
import {
  coveredMonths,
  datasetOf,
  ledgerSums,
  sumsIn,
} from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { ledgerBalances } from '#features/quality-of-earnings/general-ledger/server/ledger-balances.ts';
import { reviewPeriods } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cents } from '#kernel/money.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getTaxReturns as contract } from '../contract.ts';
import { timingOf } from '../domain/basis-timing.ts';
import {
  type BalanceKey,
  balanceKeys,
  footingsOf,
  gapBetween,
  tiesOf,
  type YearInBooks,
} from '../domain/tax-ties.ts';
import { figureOf } from '../domain/tie-figures.ts';
import { taxReturn } from '../tax-return-shapes.ts';
import { taxReturnRows } from './tax-return-store.ts';

type TaxYear = AnswerOf<typeof contract>['years'][number];

export async function getTaxReturns(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  return { dataset, years: await taxYears(reading.db, review, dataset) };
}

/** Each fiscal year of the review, the oldest first. */
export async function taxYears(db: Reader, review: OpenReview, dataset: number): Promise<TaxYear[]> {
  const rows = new Map((await taxReturnRows(db, review.id)).map((row) => [row.year, row]));
  const sums = await ledgerSums(db, review.id, dataset);
  const balances = await ledgerBalances(db, review.id, dataset);
  const covered = coveredMonths(sums);
  const years = fiscalYears(review).map(({ year, from, to }) => {
    const row = rows.get(year);
    const entered = row ? taxReturn.parse({ form: row.form, basis: row.basis, amounts: row.amounts }) : null;
    const within = covered !== null && from >= covered.from && to <= covered.to;
    const booked = new Set(sums.flatMap(({ month }) => (month >= from && month <= to ? [month] : []))).size;
    return {
      ...{ year, from, to, booked, version: row?.version ?? 0, entered },
      footings: entered ? footingsOf(entered.form, entered.amounts) : [],
      ties:
        entered && within && booked > 0
          ? tiesIn(entered, { sums: sumsIn(sums, from, to), balances, booked }, to)
          : null,
    };
  });
  return years.map((one, at) => ({
    ...one,
    gap: gapBetween(years[at - 1]?.entered?.amounts ?? {}, one.entered?.amounts ?? {}),
  }));
}

export function fiscalYears(review: OpenReview): { year: number; from: string; to: string }[] {
  return reviewPeriods(review)
    .filter(({ kind }) => kind === 'year')
    .map(({ from, to }) => ({ year: Number(to.slice(0, 4)), from: from.slice(0, 7), to: to.slice(0, 7) }));
}

type Sums = ReadonlyMap<LedgerCode, number>;
type Known = Balances & { facts: { accounts: number } };

function tiesIn(
  entered: NonNullable<TaxYear['entered']>,
  { sums, balances, booked }: { sums: Sums; balances: Known; booked: number },
  to: string,
): TaxYear['ties'] {
  const books = { ...yearInBooks(sums, balances, to), booked };
  const moved = balanceKeys.filter((key) => !isBalanceOf(key, books, balances, to));
  return tiesOf(entered, books).map((tie) => ({ ...tie, opens: !moved.some((key) => key === tie.key) }));
}

/** Whether the figure that the page can open is this amount: an account may have been given another purpose. */
function isBalanceOf(
  key: BalanceKey,
  { ends }: Pick<YearInBooks, 'ends'>,
  balances: Balances,
  to: string,
): boolean {
  return ends !== null && balancesAt(balances, figureOf[key], [to])[0] === balanceSign[key] * ends[key] + 0;
}

/** Payables lower working capital. */
const balanceSign: Record<BalanceKey, 1 | -1> = { cash: 1, receivables: 1, inventory: 1, payables: -1 };

function yearInBooks(sums: Sums, balances: Known, to: string): Omit<YearInBooks, 'booked'> {
  const account = (code: LedgerCode) => cents(valueOfFigure({ formula: 'account', code }, sums));
  return {
    revenue: cents(valueOfFigure({ formula: 'revenue', code: null }, sums)),
    netIncome: cents(valueOfFigure({ formula: 'net-income', code: null }, sums)),
    officers: account('OFFICER_COMP'),
    wages: account('PAYROLL'),
    timing: timingOf(sums),
    ends: balances.facts.accounts === 0 ? null : endsOf(balances, to),
  };
}

function endsOf(balances: Balances, month: string): NonNullable<YearInBooks['ends']> {
  const until = [...balances.openings, ...balances.moves.filter((move) => move.month <= month)];
  const debit = (...codes: LedgerCode[]) =>
    until.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0);
  return {
    cash: cents(debit('CASH', 'UNDEPOSITED')),
    receivables: cents(debit('AR')),
    inventory: cents(debit('INVENTORY')),
    payables: cents(-debit('AP') + 0),
  };
}
