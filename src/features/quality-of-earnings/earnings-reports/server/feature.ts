import { reviewsWithoutSaid } from '#features/quality-of-earnings/adjusted-earnings/server/books-said.ts';
import type { Feature } from '#http/feature.ts';
import { shift } from '#kernel/instant.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import { processPrinter } from '#platform/pdf/process-printer.ts';
import { compareFigures } from './compare-figures.ts';
import { copyReport } from './copy-to-room.ts';
import { forgetReviewer } from './invite-reviewer.ts';
import { earningsReportListeners } from './listeners.ts';
import { earningsReportProblems } from './problems.ts';
import { waitingReports } from './report-store.ts';
import { compareFiguresJob, copyReportJob, patience, type ReportTools } from './report-tools.ts';
import { earningsReportRoutes } from './routes.ts';
import { tellOfStaleFigures } from './tell-stale.ts';

const tellStale = 'tell-of-stale-figures';
const sweepCopies = 'sweep-earnings-report-copies';
const batch = 100;

/** `sealed`: files of deal rooms. */
type Parts = Omit<ReportTools, 'printer' | 'roomFiles'> & { sealed: SealedFiles };

export function earningsReportFeature({ sealed, ...parts }: Parts): Feature {
  const tools: ReportTools = { ...parts, roomFiles: sealed, printer: processPrinter() };
  return {
    name: 'earnings-reports',
    routes: earningsReportRoutes(tools),
    problems: earningsReportProblems,
    endOfAccount: forgetReviewer,
    jobs: {
      [copyReportJob]: ({ reportId }) => copyReport(String(reportId), tools),
      [sweepCopies]: () => sweep(tools),
      [compareFiguresJob]: ({ reviewId }) => compareFigures(String(reviewId), tools),
      [tellStale]: () => tellOfStaleFigures(tools),
    },
    listeners: earningsReportListeners,
    // Every ten minutes: resumes the work of killed processes, and tells what has stood for a while.
    schedules: [sweepCopies, tellStale].map((job) => ({ job, cron: '*/10 * * * *' })),
  };
}

async function sweep({ asSystem, clock, db }: ReportTools): Promise<void> {
  const waiting = await waitingReports(db, shift(clock.now(), -patience), batch);
  // Their books were read before it was kept what they say.
  const unsaid = await reviewsWithoutSaid(db, batch);
  if (waiting.length + unsaid.length === 0) return;
  await asSystem(async (work) => {
    for (const { id } of waiting) await work.enqueue(copyReportJob, { reportId: id });
    for (const reviewId of unsaid) await work.enqueue(compareFiguresJob, { reviewId });
  });
}
