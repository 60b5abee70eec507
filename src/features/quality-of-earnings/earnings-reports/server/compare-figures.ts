import { keepBooks } from '#features/quality-of-earnings/adjusted-earnings/server/books-said.ts';
import {
  earningsNow,
  latestOf,
  movedSince,
} from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import { databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { noteStaleBooks } from '#features/quality-of-earnings/databook/server/stale-books.ts';
import { holdReviewRow, reviewForJob } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Work } from '#platform/context.ts';
import { movesFigures } from '../domain/report-basis.ts';
import { changedSince, reportBasis } from './report-basis.ts';
import { type ReportHeadRow, reportsOf, setReportStale } from './report-store.ts';
import { compareFiguresJob, type ReportTools } from './report-tools.ts';
import { tellOfChangedBooks } from './reviewer-notices.ts';
import { noteSignOffsTold, signOffsOf } from './sign-off-store.ts';

const most = 60;

/** After the transaction: the job sees the review as it is then. */
export async function onReviewChanged(work: Work, { reviewId }: { reviewId: string }): Promise<void> {
  await work.enqueue(compareFiguresJob, { reviewId });
}

/** Keeps what the books of a review say now, and compares with it what its reports and databooks show. */
export async function compareFigures(reviewId: string, { asSystem }: ReportTools): Promise<void> {
  await asSystem(async (work) => {
    if (!(await holdReviewRow(work, reviewId))) return;
    const found = await earningsNow(work.db, reviewId);
    if (found) await keepBooks(work, found);
    const now = found && latestOf(found.earnings);
    const reports = await reportsOf(work.db, reviewId, most);
    for (const { id, figures, stale_since } of reports) {
      const moved = movedSince(figures, now).length > 0;
      if (moved !== (stale_since !== null)) await setReportStale(work.db, id, moved ? work.now : null);
    }
    await noteStaleBooks(work, reviewId, now);
    await tellOfSignedReports(work, reviewId, reports);
  });
}

/**
 * Once for each sign-off and dataset version, when something changes that moves figures. Of a report that a newer one has
 * replaced only the first change is told.
 */
async function tellOfSignedReports(
  work: Work,
  reviewId: string,
  reports: readonly ReportHeadRow[],
): Promise<void> {
  const signOffs = await signOffsOf(
    work.db,
    reports.map(({ id }) => id),
  );
  const review = signOffs.length > 0 ? await reviewForJob(work.db, reviewId) : null;
  if (!review) return;
  const { dataset } = review;
  const newest = new Set(databookStages.map((stage) => reports.find((one) => one.stage === stage)?.id));
  const untold = signOffs.filter(
    ({ told_at, told_dataset, report_id }) =>
      told_at === null || (told_dataset !== dataset && newest.has(report_id)),
  );
  if (untold.length === 0) return;
  const basis = await reportBasis(work.db, reviewId, dataset);
  for (const [reportId, own] of Map.groupBy(untold, ({ report_id }) => report_id)) {
    const report = reports.find(({ id }) => id === reportId);
    const changed = report ? changedSince(report, basis).filter(movesFigures) : [];
    if (changed.length === 0) continue;
    await noteSignOffsTold(
      work.db,
      own.map(({ id }) => id),
      { dataset, at: work.now },
    );
    const signedBy = own.flatMap(({ person_id }) => person_id ?? []);
    await tellOfChangedBooks(work, { reviewId, reportId }, { changed, signedBy });
  }
}
