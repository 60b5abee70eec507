import { isDeepStrictEqual } from 'node:util';
import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { mostAdjustments } from '../adjustment-shapes.ts';
import type { addAdjustment as addContract, changeAdjustment as changeContract } from '../contract.ts';
import { kindsFor } from '../domain/adjustment.ts';
import {
  type AdjustmentRow,
  adjustmentRows,
  deleteAdjustment,
  findAdjustment,
  insertAdjustment,
  writeAdjustment,
} from './adjustment-store.ts';
import { storedAmounts } from './stored-amounts.ts';

type Sent = InputOf<typeof addContract>['body'];

export async function addAdjustment(
  work: Work,
  { params, body }: InputOf<typeof addContract>,
): Promise<AnswerOf<typeof addContract>> {
  await holdReview(work, params.id);
  refuseAmounts(body);
  const kept = await adjustmentRows(work.db, params.id, mostAdjustments);
  if (kept.length >= mostAdjustments) throw new Refused('too-many-adjustments', { most: mostAdjustments });
  const id = work.newId();
  const { personId } = signedIn(work.actor);
  const by = { added_at: work.now, added_by: personId, typed_at: work.now, typed_by: personId };
  await insertAdjustment(work.db, { id, review_id: params.id, ...by, ...rowOf(body) });
  await note(work, params.id, id, 'earnings-adjustment-added');
  return { id };
}

export async function changeAdjustment(
  work: Work,
  { params: { id }, body }: InputOf<typeof changeContract>,
): Promise<AnswerOf<typeof changeContract>> {
  const { review_id, amounts } = await holdAdjustment(work, id);
  refuseAmounts(body);
  const typed = isDeepStrictEqual(storedAmounts.parse(amounts), body.amounts)
    ? {}
    : { typed_at: work.now, typed_by: signedIn(work.actor).personId };
  if (!(await writeAdjustment(work.db, id, body.version, { ...rowOf(body), ...typed })))
    throw new Refused('stale');
  await note(work, review_id, id, 'earnings-adjustment-changed');
  return { id };
}

export async function removeAdjustment(work: Work, id: string): Promise<Record<string, never>> {
  const { review_id } = await holdAdjustment(work, id);
  await deleteAdjustment(work.db, id);
  await note(work, review_id, id, 'earnings-adjustment-removed');
  return {};
}

/** Locks its review. Throws Refused('not-found') also for people who may not see the review. */
export async function holdAdjustment(work: Work, id: string): Promise<AdjustmentRow & { dataset: number }> {
  const found = await findAdjustment(work.db, id);
  if (!found) throw new Refused('not-found');
  const { dataset } = await holdReview(work, found.review_id);
  const row = await findAdjustment(work.db, id);
  if (!row) throw new Refused('not-found');
  return { ...row, dataset };
}

export async function note(work: Work, reviewId: string, adjustmentId: string, action: string) {
  await work.audit({ action, subject: { type: 'earnings-review', id: reviewId }, detail: { adjustmentId } });
}

function refuseAmounts({ code, amounts }: Sent): void {
  const kinds = kindsFor(code);
  if (!amounts.every(({ kind }) => kinds.includes(kind))) throw new Refused('amount-kind');
  if (amounts.some(({ pace, first, last }) => (pace === 'once' ? first !== last : first > last)))
    throw new Refused('amount-months');
}

function rowOf(body: Sent) {
  return {
    code: body.code,
    title: body.title,
    why: body.why,
    share: body.share,
    on_revenue: body.onRevenue,
    needed: body.needed,
    remark: body.remark,
    amounts: body.amounts,
  };
}
