import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { deviceWords } from '#platform/device-words.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { openShared as pageContract, downloadShared as pdfContract } from '../contract.ts';
import { isOpen } from '../domain/share.ts';
import { reportPdf } from './download-report.ts';
import { findReport } from './report-store.ts';
import { insertView, shareByToken } from './share-store.ts';
import { hashOfToken } from './share-token.ts';
import { storedReport } from './stored-report.ts';

/** Opens the report of a link for anyone who has it, and records the view for the owner. */
export async function openShared(work: Work, token: string): Promise<AnswerOf<typeof pageContract>> {
  const { share, row } = await reportBehind(work, token, 'page');
  return {
    number: row.number,
    madeAt: row.made_at.toISOString(),
    endsAt: share.ends_at.toISOString(),
    report: storedReport(row),
  };
}

export async function downloadShared(
  work: Work,
  token: string,
  printer: Printer,
): Promise<AnswerOf<typeof pdfContract>> {
  const { row } = await reportBehind(work, token, 'pdf');
  return reportPdf(row, printer);
}

async function reportBehind(work: Work, token: string, what: 'page' | 'pdf') {
  const share = await shareByToken(work.db, hashOfToken(token));
  const open = share && isOpen({ endsAt: share.ends_at, endedAt: share.ended_at }, work.now);
  const row = open ? await findReport(work.db, share.report_id) : undefined;
  if (!share || !row) throw new Refused('link-not-valid');
  const device = deviceWords(work.origin.userAgent);
  await insertView(work.db, { id: work.newId(), share_id: share.id, at: work.now, what, device });
  return { share, row };
}
