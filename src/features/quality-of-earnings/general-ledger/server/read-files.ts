import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listLedgerFiles as contract } from '../contract.ts';
import { filesOf } from './file-store.ts';
import { viewOfFile } from './file-view.ts';

export async function listLedgerFiles(
  reading: Reading,
  reviewId: string,
): Promise<AnswerOf<typeof contract>> {
  await openReview(reading, reviewId);
  return { files: (await filesOf(reading.db, reviewId)).map(viewOfFile) };
}
