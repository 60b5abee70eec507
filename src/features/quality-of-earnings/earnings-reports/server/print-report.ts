import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import { reportJob } from '#features/valuation/check-reports/server/print-report.ts';
import type { Reading } from '#platform/context.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { downloadEarningsReport as contract } from '../contract.ts';
import { openReport } from './read-reports.ts';
import type { ReportHeadRow } from './report-store.ts';
import { saidReport } from './said-report.ts';

export async function downloadReport(
  reading: Reading,
  id: string,
  printer: Printer,
): Promise<AnswerOf<typeof contract>> {
  const row = await openReport(reading, id);
  const { report } = await saidReport(reading.db, row);
  return {
    bytes: await printed(row, report, printer),
    fileName: `quality-of-earnings-${row.stage}-${row.number}.pdf`,
  };
}

/** Throws Refused('printer-busy'). */
export function printed(row: ReportHeadRow, report: PrintedReport, printer: Printer): Promise<Uint8Array> {
  return printer(reportJob(report, { number: row.number, madeAt: row.made_at }));
}
