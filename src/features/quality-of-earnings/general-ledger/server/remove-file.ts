import { keepDataset, nextDataset } from '#features/quality-of-earnings/reviews/server/new-dataset.ts';
import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { commonDays } from '../domain/common-days.ts';
import { readingView } from '../ledger-shapes.ts';
import { deleteFile, type FileRow, filesIn, findFile, lockFile, updateFile } from './file-store.ts';
import { freeRepeats, movedBetween, rollUpAgain } from './line-store.ts';

/** A file that is in a dataset version stays for the figures of that version; every other one is deleted. */
export async function removeLedgerFile(work: Work, id: string): Promise<Record<string, never>> {
  const found = await findFile(work.db, id);
  if (!found) throw new Refused('not-found');
  await holdReview(work, found.review_id);
  const row = await lockFile(work.db, id);
  if (!row || row.until_dataset !== null) throw new Refused('not-found');
  const subject = { type: 'general-ledger', id };
  await work.audit({ action: 'general-ledger-removed', subject, detail: { reviewId: row.review_id } });
  if (row.from_dataset === null) {
    await deleteFile(work.db, id);
    await work.enqueue(removeOrphanedFiles, {});
    return {};
  }
  const dataset = await nextDataset(work, row.review_id);
  await endFile(work, row, dataset);
  await keepDataset(work, {
    reviewId: row.review_id,
    number: dataset,
    cause: 'file_removed',
    by: signedIn(work.actor).personId,
    moved: await movedBetween(work.db, row.review_id, dataset),
  });
  return {};
}

/** Takes a file out from `dataset` on. Lines of later files that only repeated it count from then on. */
export async function endFile(work: Work, row: FileRow, dataset: number): Promise<void> {
  await updateFile(work.db, row.id, { until_dataset: dataset, touched_at: work.now });
  const left = await filesIn(work.db, row.review_id, dataset);
  const gone = readingView.parse(row.reading);
  for (const [at, file] of left.entries()) {
    const days = commonDays(gone, readingView.parse(file.reading));
    if (!days) continue;
    const overlap = { file, others: left.slice(0, at), ...days };
    if ((await freeRepeats(work.db, overlap, dataset)) > 0) await rollUpAgain(work.db, file);
  }
}
