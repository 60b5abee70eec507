import type { Reading } from '#platform/context.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { downloadReport as contract } from '../contract.ts';
import { printedOf } from '../domain/report.ts';
import { openReport } from './open-report.ts';
import { reportJob } from './print-report.ts';
import type { ReportHeadRow } from './report-store.ts';
import { storedReport } from './stored-report.ts';

export async function downloadReport(
  reading: Reading,
  id: string,
  printer: Printer,
): Promise<AnswerOf<typeof contract>> {
  const { row } = await openReport(reading, id);
  return reportPdf(row, printer);
}

/** Prints the stored content of a report in a separate process. */
export async function reportPdf(row: ReportHeadRow & { content: unknown }, printer: Printer) {
  const job = reportJob(printedOf(storedReport(row)), { number: row.number, madeAt: row.made_at });
  return { bytes: await printer(job), fileName: `health-check-${row.number}.pdf` };
}
