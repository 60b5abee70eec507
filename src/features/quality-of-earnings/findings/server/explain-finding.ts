import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { explainFinding as contract } from '../contract.ts';
import { findFinding, writeExplanation } from './finding-store.ts';
import { viewOfFinding } from './finding-view.ts';
import { keptScope } from './read-findings.ts';
import { findRun } from './run-store.ts';

/** What a buyer will read as the owner’s word, so only the owner gives it. */
export async function explainFinding(
  work: Work,
  { params: { id }, body: { text, version } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const found = await findFinding(work.db, id);
  if (!found) throw new Refused('not-found');
  const review = await holdReview(work, found.review_id);
  if (review.side !== 'owner') throw new Refused('not-found');
  const seen = await findFinding(work.db, id);
  if (!seen) throw new Refused('not-found');
  if (seen.version !== version) throw new Refused('stale', { version: seen.version });
  const explanation = text === '' ? null : text;
  await writeExplanation(work.db, { id, explanation, by: signedIn(work.actor).personId, at: work.now });
  await work.audit({
    action: explanation === null ? 'finding-explanation-taken-back' : 'finding-explained',
    subject: { type: 'earnings-review', id: review.id },
    detail: { finding: id, test: seen.test, dataset: seen.dataset },
  });
  const row = await findFinding(work.db, id);
  const run = await findRun(work.db, { reviewId: review.id, dataset: seen.dataset });
  if (!row || !run) throw new Refused('not-found');
  const { materiality, posting } = keptScope.parse(run.scope);
  return viewOfFinding(row, { overall: materiality, posting });
}
