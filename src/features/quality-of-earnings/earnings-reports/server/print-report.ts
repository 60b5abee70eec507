import { createHash } from 'node:crypto';
import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import { reportJob } from '#features/valuation/check-reports/server/print-report.ts';
import type { Reading } from '#platform/context.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { downloadEarningsReport as contract } from '../contract.ts';
import { readBy } from './read-by.ts';
import { openReport } from './read-reports.ts';
import { notePrint, type ReportHeadRow } from './report-store.ts';
import type { ReportTools } from './report-tools.ts';
import { saidReport } from './said-report.ts';

/**
 * Its sum is kept, so that the file is known if it comes back as evidence of what it says. Printing can wait a minute for its
 * turn, so no transaction is open meanwhile.
 */
export async function downloadReport(
  reading: Reading,
  id: string,
  { printer, asSystem }: Pick<ReportTools, 'printer' | 'asSystem'>,
): Promise<AnswerOf<typeof contract>> {
  const row = await openReport(reading, id);
  const { report } = await saidReport(reading.db, row);
  const bytes = await printed(row, await readBy(reading, row, report), printer);
  const sum = createHash('sha256').update(bytes).digest();
  await asSystem(async (work) => {
    // The report may be gone since, or the caller may not read it any more.
    await openReport({ ...reading, db: work.db }, id);
    await notePrint(work.db, id, sum);
  });
  return {
    bytes,
    fileName: `quality-of-earnings-${row.stage}-${row.number}.pdf`,
  };
}

/** Throws Refused('printer-busy'). */
export function printed(row: ReportHeadRow, report: PrintedReport, printer: Printer): Promise<Uint8Array> {
  return printer(reportJob(report, { number: row.number, madeAt: row.made_at }));
}
