import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { makeDatabook as contract } from '../contract.ts';
import { changedParts } from '../domain/changed-parts.ts';
import { basisNow } from './basis-now.ts';
import { type DatabookRow, insertDatabook, newestOfStage, updateDatabook } from './databook-store.ts';
import { makeDatabookJob } from './databook-tools.ts';
import { basisOf, isStalled } from './read-databooks.ts';

/** The next version of a stage. One that failed or shows no sign of life is begun again under its number. */
export async function startDatabook(
  work: Work,
  { params, body: { stage } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { id: reviewId, dataset } = await holdReview(work, params.id);
  if (dataset === 0) throw new Refused('no-ledger-yet');
  const newest = await newestOfStage(work.db, reviewId, stage);
  const asked = { asked_at: work.now, asked_by: signedIn(work.actor).personId, touched_at: work.now };
  const again = newest && (await isToBeginAgain(work, newest, { reviewId, dataset }));
  const id = again ? newest.id : work.newId();
  if (again)
    await updateDatabook(work.db, id, {
      ...asked,
      ...{ dataset, status: 'making', lines: 0, lines_done: 0, refusal: null },
    });
  else
    await insertDatabook(work.db, {
      ...asked,
      ...{ id, review_id: reviewId, stage, number: (newest?.number ?? 0) + 1, dataset, status: 'making' },
    });
  await work.enqueue(makeDatabookJob, { databookId: id });
  await work.audit({
    action: 'earnings-databook-asked',
    subject: { type: 'earnings-review', id: reviewId },
    detail: { databookId: id, stage },
  });
  return { id };
}

/** False for a made one of which something changed since. */
async function isToBeginAgain(
  work: Work,
  newest: DatabookRow,
  { reviewId, dataset }: { reviewId: string; dataset: number },
): Promise<boolean> {
  if (newest.status === 'failed' || isStalled(newest, work.now)) return true;
  const made = basisOf(newest);
  if (!made) throw new Refused('databook-being-made');
  const current = await basisNow(work.db, reviewId, dataset);
  if (changedParts(made, current).length === 0) throw new Refused('databook-current');
  return false;
}
