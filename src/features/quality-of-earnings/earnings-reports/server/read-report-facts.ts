import { adjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/server/read-adjusted.ts';
import { getCashProof } from '#features/quality-of-earnings/bank-statements/server/read-proof.ts';
import { type DatabookStage, isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { factsOfStage } from '#features/quality-of-earnings/databook/server/read-facts.ts';
import { getRevenueQuality } from '#features/quality-of-earnings/revenue-quality/server/read-revenue.ts';
import { wholeIntake } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { IntakeOf } from '#features/quality-of-earnings/reviews/server/read-reviews.ts';
import { taxYears } from '#features/quality-of-earnings/tax-returns/server/read-tax-returns.ts';
import { getWorkingCapital } from '#features/quality-of-earnings/working-capital/server/read-working-capital.ts';
import type { Work } from '#platform/context.ts';
import { openPoints } from '../domain/final-gates.ts';
import type { EarningsReportFacts } from '../domain/report-facts.ts';

type Asked = { review: OpenReview; stage: DatabookStage; number: number; final: boolean };

/** What a report of a stage is written from. The review must be locked, so that all of it is of one moment. */
export async function reportFacts(
  work: Work,
  { review, stage, number, final }: Asked,
  intakeOf: IntakeOf,
): Promise<EarningsReportFacts> {
  const { id, dataset } = review;
  const book = await factsOfStage(work, { reviewId: id, stage, number, dataset });
  const { periods } = await adjustedEarnings(work.db, review, dataset);
  const intake = wholeIntake(await intakeOf(work.db, review));
  return {
    book,
    lender: periods.map(({ key, lender }) => ({ key, ...lender })),
    intake,
    open: openPoints({
      intake,
      undecided: book.sums.some(({ code }) => code === 'UNMAPPED'),
      findings: book.findings,
    }),
    final,
    detail: isShown('monthly', stage) ? await detailOf(work, review) : null,
  };
}

async function detailOf(work: Work, review: OpenReview): Promise<EarningsReportFacts['detail']> {
  const asked = { params: { id: review.id }, query: { dataset: review.dataset } };
  return {
    revenue: await getRevenueQuality(work, asked),
    capital: await getWorkingCapital(work, asked),
    taxes: await taxYears(work.db, review, review.dataset),
    cash: await getCashProof(work, asked),
  };
}
