import { adjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/server/read-adjusted.ts';
import { ledgerSums } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { latestMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { lenderAmount } from '#features/valuation/earnings/domain/add-backs.ts';
import type { EarningsMetric } from '#features/valuation/valuation/domain/multiple-row.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getRadar } from '../contract.ts';

type Adjusted = Awaited<ReturnType<typeof adjustedEarnings>>;
type WeakAdjustment = AnswerOf<typeof getRadar>['weak'][number];

/**
 * What the ledger shows of the last twelve months with the adjustments made here, in cents, and how many of these months
 * have no entries.
 */
export async function booksEarnings(
  db: Reader,
  review: OpenReview,
): Promise<{ amounts: Record<EarningsMetric, number> | null; weak: WeakAdjustment[]; emptyMonths: number }> {
  const sums = await ledgerSums(db, review.id, review.dataset);
  const seen = new Set(sums.map(({ month }) => month));
  const emptyMonths = latestMonths(review).filter((month) => !seen.has(month)).length;
  if (emptyMonths > 0) return { amounts: null, weak: [], emptyMonths };
  const { periods, adjustments } = await adjustedEarnings(db, review, review.dataset);
  const latest = periods.at(-1);
  if (!latest) return { amounts: null, weak: [], emptyMonths };
  const amounts = { SDE: latest.sde, EBITDA: latest.adjustedEbitda };
  return { amounts, weak: weakAmong(adjustments, cents(latest.ebitda)), emptyMonths };
}

/** Of those that raise adjusted EBITDA what a lender does not count in full, the largest first. */
function weakAmong(adjustments: Adjusted['adjustments'], ebitda: Cents): WeakAdjustment[] {
  return adjustments
    .filter(({ refusal, code }) => refusal === null && addBackCategories[code].group !== 'F')
    .map(({ id, title, code, tier, evidence, periods }) => {
      const amount = cents(periods.at(-1) ?? 0);
      const credited = lenderAmount({ code, amount, tier }, ebitda);
      return { adjustmentId: id, title, amount, credited, evidence };
    })
    .filter(({ amount, credited, evidence }) => credited < amount && evidence.missing.length > 0)
    .toSorted((one, other) => other.amount - other.credited - (one.amount - one.credited));
}
