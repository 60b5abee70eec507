import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { personCardByEmail } from '#features/people/accounts/server/person-card.ts';
import { holdReviewRow } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { EndOfAccount } from '#http/feature.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import {
  type inviteReviewer as contract,
  type endReviewer as endContract,
  mostReviewers,
} from '../reviewer-contract.ts';
import { reviewOrNull } from './report-sight.ts';
import { mailReviewerInvitation, tellOfLeaving, tellReviewerOfEnd } from './reviewer-notices.ts';
import { deleteReviewer, deleteReviewersAt, reviewersOf, writeReviewer } from './reviewer-store.ts';

/** Whether the address has an account is neither checked nor told, but for people who work on the review. */
export async function inviteReviewer(
  work: Work,
  { params: { id }, body: { email, stage } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await holdReviewRow(work, id);
  const review = await reviewOrNull(work, id);
  if (!review || review.side === 'helper') throw new Refused('not-found');
  const card = await personCardByEmail(work.db, email);
  if (card && (await reviewOrNull({ ...work, actor: { ...signedIn(work.actor), personId: card.id } }, id)))
    throw new Refused('reviewer-is-party');
  const before = await reviewersOf(work.db, id);
  const known = before.some((one) => one.email === email);
  if (!known && before.length >= mostReviewers) throw new Refused('reviewers-full');
  await writeReviewer(work.db, { review_id: id, email, stage, invited_at: work.now });
  await work.audit({
    action: 'report-reviewer-invited',
    subject: { type: 'earnings-review', id },
    detail: { stage },
  });
  await mailReviewerInvitation(work, email);
  return {};
}

/** By the seller’s side, or by the reviewer who leaves. Comments and sign-offs stay. */
export async function endReviewer(
  work: Work,
  { params: { id }, query }: InputOf<typeof endContract>,
): Promise<AnswerOf<typeof endContract>> {
  await holdReviewRow(work, id);
  const review = await reviewOrNull(work, id);
  const seller = review !== null && review.side !== 'helper';
  const own = await confirmedAddress(work.db, signedIn(work.actor).personId);
  const email = seller ? query.email : own?.toLowerCase();
  if (review?.side === 'helper' || email === undefined || !(await deleteReviewer(work.db, id, email)))
    throw new Refused('not-found');
  await work.audit({
    action: 'report-reviewer-ended',
    subject: { type: 'earnings-review', id },
    detail: { by: seller ? 'seller' : 'reviewer' },
  });
  if (seller) await tellReviewerOfEnd(work, email);
  else await tellOfLeaving(work, id);
  return {};
}

/** An address without its account invites no one. */
export const forgetReviewer: EndOfAccount = async (work, { person }) => {
  await deleteReviewersAt(work.db, person.email);
};
