import { adjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/server/read-adjusted.ts';
import { ledgerSums } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { latestMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { EarningsMetric } from '#features/valuation/valuation/domain/multiple-row.ts';
import type { Reader } from '#platform/context.ts';

/**
 * What the ledger shows of the last twelve months with the adjustments made here, in cents, and how many of these months
 * have no entries.
 */
export async function booksEarnings(
  db: Reader,
  review: OpenReview,
): Promise<{ amounts: Record<EarningsMetric, number> | null; emptyMonths: number }> {
  const sums = await ledgerSums(db, review.id, review.dataset);
  const seen = new Set(sums.map(({ month }) => month));
  const emptyMonths = latestMonths(review).filter((month) => !seen.has(month)).length;
  if (emptyMonths > 0) return { amounts: null, emptyMonths };
  const { periods } = await adjustedEarnings(db, review, review.dataset);
  const latest = periods.at(-1);
  return { amounts: latest ? { SDE: latest.sde, EBITDA: latest.adjustedEbitda } : null, emptyMonths };
}
