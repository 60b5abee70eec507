import { createHash } from 'node:crypto';
import { latestFigures } from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { holdReview, type OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { IntakeOf } from '#features/quality-of-earnings/reviews/server/read-reviews.ts';
import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { makeEarningsReport as contract } from '../contract.ts';
import { undisclosed } from '../domain/final-gates.ts';
import type { ReportBasis } from '../domain/report-basis.ts';
import { type ReportedAdjustments, reportedAdjustments } from '../domain/reported-adjustments.ts';
import type { Origins } from '../domain/traced-report.ts';
import { writeEarningsReport } from '../domain/write-earnings-report.ts';
import { reportFacts } from './read-report-facts.ts';
import { changedSince, reportBasis } from './report-basis.ts';
import { insertReport, newestReport, type ReportRow } from './report-store.ts';
import { tellReviewerOfReport } from './reviewer-notices.ts';

export async function makeReport(
  work: Work,
  { params, body: { stage, final, disclosed } }: InputOf<typeof contract>,
  intakeOf: IntakeOf,
): Promise<AnswerOf<typeof contract>> {
  const review = await holdReview(work, params.id);
  if (review.dataset === 0) throw new Refused('no-ledger-yet');
  const newest = await newestReport(work.db, review.id, stage);
  const number = (newest?.number ?? 0) + 1;
  const facts = await reportFacts(work, { review, stage, number, final }, intakeOf);
  if (final && undisclosed(facts.open, disclosed).length > 0) throw new Refused('report-points-open');
  const { report: content, origins } = writeEarningsReport(facts);
  const sha256 = hashOf(content);
  const basis = await reportBasis(work.db, review.id, review.dataset);
  if (newest && isCurrent(newest, { sha256, basis })) throw new Refused('earnings-report-current');
  const adjustments = reportedAdjustments(facts);
  return keep(work, review, { stage, number, final, content, origins, sha256, basis, adjustments });
}

/** The same words can rest on something else. One from before figures could be opened is written again, so that they can. */
function isCurrent(newest: ReportRow, { sha256, basis }: { sha256: Buffer; basis: ReportBasis }): boolean {
  if (newest.origins === null || !newest.sha256.equals(sha256)) return false;
  return changedSince(newest, basis).length === 0;
}

type Written = {
  stage: DatabookStage;
  number: number;
  final: boolean;
  content: PrintedReport;
  origins: Origins;
  sha256: Buffer;
  basis: ReportBasis;
  adjustments: ReportedAdjustments | null;
};

async function keep(
  work: Work,
  review: OpenReview,
  { content, origins, basis, adjustments, ...written }: Written,
): Promise<{ id: string }> {
  const { id: reviewId, dataset } = review;
  const id = work.newId();
  const figures = await latestFigures(work.db, review, dataset);
  const made = { made_at: work.now, made_by: signedIn(work.actor).personId };
  await insertReport(work.db, {
    ...{ id, review_id: reviewId, dataset, ...written, ...made },
    content: JSON.stringify(content),
    origins: JSON.stringify(origins),
    adjustments: adjustments && JSON.stringify(adjustments),
    basis: JSON.stringify(basis),
    figures: figures && JSON.stringify(figures),
  });
  const { stage, number, final } = written;
  await work.audit({
    action: 'earnings-report-written',
    subject: { type: 'earnings-review', id: reviewId },
    detail: { reportId: id, stage, number, final },
  });
  await tellReviewerOfReport(work, { reviewId, id, stage });
  return { id };
}

function hashOf(content: PrintedReport): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
