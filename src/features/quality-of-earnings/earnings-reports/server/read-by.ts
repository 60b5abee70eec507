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
  if (row.stage !== 'names') return report;
  const review = await reviewOrNull(reading, row.review_id);
  if (!review || (await mayReadNames(reading, review, evidenceOf(row)))) return report;
  return withoutDocumentNames(report);
}
