import type { KeptEvidence } from '#features/quality-of-earnings/adjusted-earnings/domain/evidence.ts';
import { mayReadNames } from '#features/quality-of-earnings/adjusted-earnings/server/names-open.ts';
import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import type { Reading } from '#platform/context.ts';
import { withoutDocumentNames } from '../domain/support-table.ts';
import { evidenceOf } from './report-basis.ts';
import { reviewOrNull } from './report-sight.ts';
import type { ReportHeadRow } from './report-store.ts';

/** What a report says to the caller. A report with names is written for buyers, and some people of its review may read less. */
export async function readBy(
  reading: Reading,
  row: ReportHeadRow,
  report: PrintedReport,
): Promise<PrintedReport> {
  return (await readsNamesOf(reading, row)) ? report : withoutDocumentNames(report);
}

/** Whether the caller reads names of documents in a report. */
export const readsNamesOf = (reading: Reading, row: ReportHeadRow): Promise<boolean> =>
  readsNames(reading, row, evidenceOf(row));

/** The same of comments, which keep what earlier reports said and not from which evidence. */
export const readsNamesOfComments = (reading: Reading, row: ReportHeadRow): Promise<boolean> =>
  readsNames(reading, row, {});

async function readsNames(reading: Reading, row: ReportHeadRow, made: KeptEvidence): Promise<boolean> {
  if (row.stage !== 'names') return true;
  const review = await reviewOrNull(reading, row.review_id);
  return review === null || mayReadNames(reading, review, made);
}
