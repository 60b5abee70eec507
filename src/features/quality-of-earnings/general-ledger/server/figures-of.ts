import {
  columnsFrom,
  type ReviewEnds,
  withEntries,
} from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { type LedgerCode, ledgerCodes } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import {
  balanceFigures,
  bridgeFigures,
  type Figure,
  incomeFigures,
  valueOfFigure,
} from '../domain/figures.ts';
import type { getFigures as contract } from '../figure-contract.ts';
import { type CodeSum, codeSums, undecidedSum } from './figure-store.ts';

export const storedCode = storedWord(ledgerCodes, 'canonical account');

export async function getFigures(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const sums = await codeSums(reading.db, review.id, dataset);
  const undecided = await undecidedSum(reading.db, review.id, dataset);
  const { months, emptyMonths, periods } = columnsOf(review, sums);
  const line = (figure: Figure) => ({
    ...figure,
    months: months.map((month) => valueOfFigure(figure, sumsIn(sums, month, month))),
    periods: periods.map(({ from, to }) => valueOfFigure(figure, sumsIn(sums, from, to))),
  });
  const latest = periods.at(-1);
  const inLatest = latest ? sumsIn(sums, latest.from, latest.to) : new Map();
  return {
    dataset,
    months,
    emptyMonths,
    periods,
    income: incomeFigures.map(line).filter(hasValues),
    balance: balanceFigures.map(line).filter(hasValues),
    bridge: bridgeFigures.map(({ figure, sign }) => ({
      ...figure,
      sign,
      value: valueOfFigure(figure, inLatest),
    })),
    undecided,
  };
}

/** The months and periods of a review that the ledger behind `sums` tells of. */
export function columnsOf(review: ReviewEnds, sums: readonly CodeSum[]) {
  return withEntries(columnsFrom(review, coveredMonths(sums)), new Set(sums.map(({ month }) => month)));
}

/** Each canonical account by month, for the figures of later features. */
export const ledgerSums = codeSums;

/** The months that the ledger has lines in, from the first to the last; `null`: none. */
export function coveredMonths(sums: readonly CodeSum[]): { from: string; to: string } | null {
  const months = sums.map(({ month }) => month).toSorted();
  const [from, to] = [months[0], months.at(-1)];
  return from && to ? { from, to } : null;
}

/** The current version unless another is asked for. Throws Refused('not-found') for one that there is not. */
export function datasetOf({ dataset }: OpenReview, asked: number | undefined): number {
  if (asked !== undefined && asked > dataset) throw new Refused('not-found');
  return asked ?? dataset;
}

/** From one month to another, YYYY-MM: cents, a debit is positive. */
export function sumsIn(sums: readonly CodeSum[], from: string, to: string): Map<LedgerCode, number> {
  const found = new Map<LedgerCode, number>();
  for (const { code, month, amount } of sums) {
    if (month < from || month > to) continue;
    const known = storedCode(code);
    found.set(known, (found.get(known) ?? 0) + amount);
  }
  return found;
}

/** Sums always stand; an account that never moved does not. */
function hasValues({ formula, months, periods }: { formula: string; months: number[]; periods: number[] }) {
  return formula !== 'account' || [...months, ...periods].some((value) => value !== 0);
}
