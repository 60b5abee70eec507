import { leastPart, partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { sendLedgerBytes as contract } from '../contract.ts';
import {
  type FileRow,
  findFile,
  insertPart,
  lockFile,
  type PartRow,
  partsOf,
  updateFile,
} from './file-store.ts';
import { viewOfFile } from './file-view.ts';
import { type LedgerTools, readGeneralLedger } from './ledger-tools.ts';

type Input = InputOf<typeof contract>;

/** Before the transaction, seals the bytes under a new name. They count toward the storage of the owner. */
export async function keepLedgerBytes(
  reading: Reading,
  { params, query, upload }: Input,
  { clock, sealed, limits }: LedgerTools,
): Promise<PartRow> {
  const row = await findFile(reading.db, params.id);
  if (!row) throw new Refused('not-found');
  const { ownerId } = await openReview(reading, row.review_id);
  refuseUnlessNext(row, query.offset, upload.bytes.byteLength);
  const number = (await partsOf(reading.db, row.id)).length;
  const key = `general-ledgers/${row.id}/${number}-${clock.newId()}`;
  const size = upload.bytes.byteLength;
  await announceFiles(reading.db, [{ key, bytes: size, part: number }], {
    for: { personId: ownerId },
    limits,
    now: reading.now,
  });
  await sealed.put(key, upload.bytes);
  upload.release?.();
  return { number, size, key };
}

export async function acceptLedgerBytes(
  work: Work,
  { params, query }: Input,
  part: PartRow,
): Promise<AnswerOf<typeof contract>> {
  const row = await lockFile(work.db, params.id);
  if (!row) throw new Refused('not-found');
  await openReview(work, row.review_id);
  refuseUnlessNext(row, query.offset, part.size);
  await holdFiles(work, [part.key]);
  await insertPart(work.db, row.id, part);
  const received = query.offset + part.size;
  const whole = received === Number(row.size);
  if (whole) {
    await work.enqueue(readGeneralLedger, { fileId: row.id });
    await work.audit({
      action: 'general-ledger-added',
      subject: { type: 'general-ledger', id: row.id },
      detail: { reviewId: row.review_id, bytes: received },
    });
  }
  const status = whole ? { status: 'reading' } : {};
  return viewOfFile(await updateFile(work.db, row.id, { received, touched_at: work.now, ...status }));
}

function refuseUnlessNext(row: FileRow, offset: number, size: number): void {
  const [received, whole] = [Number(row.received), Number(row.size)];
  if (row.status !== 'receiving') throw new Refused('upload-over', { received });
  if (offset !== received) throw new Refused('upload-offset', { received });
  const rest = whole - offset;
  const least = Math.min(leastPart(whole), rest);
  if (size < least || size > rest) throw new Refused('part-size', { least, most: Math.min(partBytes, rest) });
}
