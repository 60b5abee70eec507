import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
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

/** Before it is recorded that someone has it. */
export async function printShared(
  reading: Reading,
  token: string,
  printer: Printer,
): Promise<AnswerOf<typeof pdfContract>> {
  const { row } = await openShare(reading, token);
  return reportPdf(row, printer);
}

export async function downloadShared(
  work: Work,
  token: string,
  file: AnswerOf<typeof pdfContract>,
): Promise<AnswerOf<typeof pdfContract>> {
  await reportBehind(work, token, 'pdf');
  return file;
}

async function reportBehind(work: Work, token: string, what: 'page' | 'pdf') {
  const { share, row } = await openShare(work, token);
  const device = deviceWords(work.origin.userAgent);
  await insertView(work.db, { id: work.newId(), share_id: share.id, at: work.now, what, device });
  return { share, row };
}

async function openShare({ db, now }: Pick<Reading, 'db' | 'now'>, token: string) {
  const share = await shareByToken(db, hashOfToken(token));
  const open = share && isOpen({ endsAt: share.ends_at, endedAt: share.ended_at }, now);
  const row = open ? await findReport(db, share.report_id) : undefined;
  if (!share || !row) throw new Refused('link-not-valid');
  return { share, row };
}
