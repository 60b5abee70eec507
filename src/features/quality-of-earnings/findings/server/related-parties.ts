import { holdReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  getRelatedParties as getContract,
  setRelatedParties as setContract,
} from '../related-contract.ts';
import { relatedPartiesOf } from './read-related.ts';
import { writeRelated } from './related-store.ts';
import { testAgain } from './start-run.ts';

export async function getRelatedParties(
  reading: Reading,
  { params }: InputOf<typeof getContract>,
  vault: Vault,
): Promise<AnswerOf<typeof getContract>> {
  const review = await openReview(reading, params.id);
  return relatedPartiesOf(reading.db, review.id, vault);
}

/** Who the owner's family is only the owner says. */
export async function setRelatedParties(
  work: Work,
  { params: { id }, body }: InputOf<typeof setContract>,
  vault: Vault,
): Promise<AnswerOf<typeof setContract>> {
  const review = await holdReview(work, id);
  if (review.side !== 'owner') throw new Refused('not-found');
  const { version } = await relatedPartiesOf(work.db, id, vault);
  if (version !== body.version) throw new Refused('stale', { version });
  const { parties } = body;
  await writeRelated(work.db, {
    review_id: id,
    parties: vault.seal(JSON.stringify(parties), id),
    count: parties.length,
    version: version + 1,
    changed_at: work.now,
    changed_by: signedIn(work.actor).personId,
  });
  await work.audit({
    action: 'related-parties-listed',
    subject: { type: 'earnings-review', id },
    detail: { count: parties.length },
  });
  if (review.dataset > 0) await testAgain(work, { reviewId: id, dataset: review.dataset });
  return { parties, version: version + 1 };
}
