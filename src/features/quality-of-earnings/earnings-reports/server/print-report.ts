import { createHash } from 'node:crypto';
import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import { reportJob } from '#features/valuation/check-reports/server/print-report.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { downloadEarningsReport as contract } from '../contract.ts';
import { withoutDocumentNames } from '../domain/support-table.ts';
import { readsNamesOf } from './read-by.ts';
import { openReport } from './read-reports.ts';
import { notePrint, type ReportHeadRow } from './report-store.ts';
import { saidReport } from './said-report.ts';

/** Printing can wait a minute for its turn, so it is done before a transaction begins. */
export async function printReport(reading: Reading, id: string, printer: Printer): Promise<Printed> {
  const row = await openReport(reading, id);
  const { report } = await saidReport(reading.db, row);
  const named = await readsNamesOf(reading, row);
  return { bytes: await printed(row, named ? report : withoutDocumentNames(report), printer), named };
}

/** `named`: with the names of documents. */
type Printed = { bytes: Uint8Array; named: boolean };

/** Its sum is kept, so that the file is known if it comes back as evidence of what it says. */
export async function downloadReport(
  work: Work,
  id: string,
  { bytes, named }: Printed,
): Promise<AnswerOf<typeof contract>> {
  // The report may be gone since, or the caller may not read it any more, or no longer the names in it.
  const row = await openReport(work, id);
  if (named && !(await readsNamesOf(work, row))) throw new Refused('printer-busy');
  await notePrint(work.db, id, createHash('sha256').update(bytes).digest());
  return { bytes, fileName: `quality-of-earnings-${row.stage}-${row.number}.pdf` };
}

/** Throws Refused('printer-busy'). */
export function printed(row: ReportHeadRow, report: PrintedReport, printer: Printer): Promise<Uint8Array> {
  return printer(reportJob(report, { number: row.number, madeAt: row.made_at }));
}
