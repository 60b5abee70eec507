import type { Work } from '#platform/context.ts';
import { insertDataset, takeDatasetNumber } from './review-store.ts';

export type DatasetCause = 'file_added' | 'file_replaced' | 'file_removed';

/** `count`: months of accounts that differ. Amounts in cents. */
export type Moved = {
  count: number;
  largest: readonly { path: string; month: string; before: number; after: number }[];
};

/** Takes the number of the next dataset version. The review must be locked; `keepDataset` follows in the same transaction. */
export function nextDataset(work: Work, reviewId: string): Promise<number> {
  return takeDatasetNumber(work.db, reviewId);
}

/** `by`: the person who added or removed the file; `null` if they are gone. */
export async function keepDataset(
  work: Work,
  of: { reviewId: string; number: number; cause: DatasetCause; by: string | null; moved: Moved },
): Promise<void> {
  await insertDataset(work.db, {
    review_id: of.reviewId,
    number: of.number,
    cause: of.cause,
    moved: of.moved,
    created_at: work.now,
    created_by: of.by,
  });
  await work.audit({
    action: 'earnings-dataset-made',
    subject: { type: 'earnings-review', id: of.reviewId },
    detail: { number: of.number, cause: of.cause, moved: of.moved.count },
  });
  await work.emit({ kind: 'dataset-made', reviewId: of.reviewId, dataset: of.number });
}
