import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listPapers as contract } from '../contract.ts';
import { mostPapers } from '../domain/paper.ts';
import { openCheck } from './open-check.ts';
import { openPaper, seesPaper } from './open-paper.ts';
import { paperRows } from './paper-store.ts';
import { hashOf, type PaperTools } from './paper-tools.ts';
import { paperViewOf } from './paper-view.ts';

export async function listPapers(reading: Reading, checkId: string): Promise<AnswerOf<typeof contract>> {
  const check = await openCheck(reading, checkId);
  const rows = await paperRows(reading.db, check.id, mostPapers);
  return {
    papers: rows
      .filter((row) => seesPaper(reading, check, row))
      .map((row) => paperViewOf(row, check, reading.actor)),
  };
}

/** Before the transaction of the download, because the file store can take long. */
export async function fetchPaper(reading: Reading, id: string, { files }: PaperTools): Promise<Uint8Array> {
  const { paper } = await openPaper(reading, id);
  const bytes = await files.get(paper.file_key);
  if (!bytes || !hashOf(bytes).equals(paper.sha256)) throw new Refused('file-damaged');
  return bytes;
}

export async function downloadPaper(work: Work, id: string, bytes: Uint8Array) {
  const { check, paper } = await openPaper(work, id);
  await work.audit({
    action: 'check-paper-opened',
    subject: { type: 'check-paper', id },
    detail: { checkId: check.id },
  });
  return { bytes, fileName: paper.name };
}
