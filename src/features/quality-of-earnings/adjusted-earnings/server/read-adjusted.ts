import { accountLinesOf } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  columnsOf,
  datasetOf,
  sumsIn,
} from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import type { ReviewEnds } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { salesOf } from '#features/valuation/earnings/domain/period-books.ts';
import { cents } from '#kernel/money.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getAdjustedEarnings as contract } from '../contract.ts';
import { type Column, earningsIn, ownerAdjustment } from '../domain/earnings-columns.ts';
import { workedTests } from '../domain/worked-tests.ts';
import { evidenceViewOf, withoutHiddenNames } from './evidence-view.ts';
import { type KeptAdjustment, keptAdjustments } from './kept-adjustments.ts';
import { statedElsewhere } from './stated-elsewhere.ts';

type Answer = AnswerOf<typeof contract>;

export async function getAdjustedEarnings(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const earnings = await adjustedEarnings(reading.db, review, dataset);
  const elsewhere = dataset === review.dataset ? await statedElsewhere(reading, review, earnings) : [];
  const adjustments = await withoutHiddenNames(reading, review, earnings.adjustments);
  return { ...earnings, adjustments, elsewhere };
}

/** Reported EBITDA, adjusted EBITDA and SDE of a dataset version by month and period, also for later features. */
export async function adjustedEarnings(
  db: Reader,
  review: ReviewEnds & { id: string },
  dataset: number,
): Promise<Omit<Answer, 'elsewhere'>> {
  const { kept, sums } = await keptAdjustments(db, review, dataset);
  const columnIn = (column: Column) => {
    const lines = accountLinesOf(sumsIn(sums, column.from, column.to));
    return { ...earningsIn(column, lines, kept), revenue: salesOf(lines) };
  };
  const columns = columnsOf(review, sums);
  const months = columns.months.map((month) => ({ month, ...columnIn({ from: month, to: month }) }));
  const periods = columns.periods.map((period) => ({ ...period, ...columnIn(period) }));
  return {
    dataset,
    emptyMonths: columns.emptyMonths,
    months: months.map(({ month, ...of }) => ({ month, ...columnView(of) })),
    periods: periods.map(({ key, from, to, entries, booked, ...of }) => ({
      ...{ key, from, to, entries, booked },
      ...columnView(of),
      lender: of.bridge.lender,
      flags: of.bridge.flags,
    })),
    ownerAdjustment: ownerAdjustment(kept),
    adjustments: kept.map((one, at) => ({
      ...adjustmentView(one),
      months: months.map(({ effects }) => effects[at] ?? cents(0)),
      periods: periods.map(({ effects }) => effects[at] ?? cents(0)),
    })),
  };
}

type InColumn = ReturnType<typeof earningsIn> & { revenue: Answer['months'][number]['revenue'] };

function columnView({ bridge, revenue }: InColumn) {
  const { netIncome, ebitda, owner, nonRecurring, corrections, adjustedEbitda } = bridge;
  const { proForma, proFormaEbitda, marketPay, sde, margin } = bridge;
  return {
    ...{ netIncome, ebitda, owner, nonRecurring, corrections, adjustedEbitda, proForma, proFormaEbitda },
    ...{ ownerCost: marketPay, sde, revenue, margin },
  };
}

function adjustmentView(one: KeptAdjustment) {
  const { adjustment, line, judged, version } = one;
  const { posted, amounts, references: _references, owed: _owed, ...told } = adjustment;
  return {
    ...told,
    amounts: [...amounts],
    version,
    lines: posted.reduce((count, { lines }) => count + lines, 0),
    evidence: evidenceViewOf(one),
    tier: line.tier,
    refusal: judged.refusal,
    tests: workedTests(one),
  };
}
