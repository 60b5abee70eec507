import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { explainCash as contract } from '../proof-contract.ts';
import { deleteExplanation, writeExplanation } from './explanation-store.ts';
import { getCashProof } from './read-proof.ts';

/** Only the difference that its writer saw is explained. */
export async function explainCash(
  work: Work,
  { params, body: { month, side, amount, explanation } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const review = await holdReview(work, params.id);
  const subject = { type: 'earnings-review', id: review.id } as const;
  const action = explanation ? 'cash-difference-explained' : 'cash-explanation-removed';
  await work.audit({ action, subject, detail: { month, side } });
  if (explanation === null) {
    await deleteExplanation(work.db, { reviewId: review.id, month, side });
    return {};
  }
  const { months } = await getCashProof(work, { params, query: {} });
  const now = months.find((one) => one.month === month)?.proof?.[side].variance;
  if (now !== amount) throw new Refused('stale');
  await writeExplanation(work.db, {
    ...{ review_id: review.id, month, side, amount, cause: explanation.cause, text: explanation.text },
    said_by: signedIn(work.actor).personId,
    said_at: work.now,
  });
  return {};
}
