import { listScheduleAccounts } from '#features/quality-of-earnings/supporting-schedules/contract.ts';
import { reviewOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import type { Review } from './a-review.ts';

/** A document of the review: its state, and its checks by code. */
export const document = async ({ owner, reviewId }: Review, wanted: string) => {
  const found = (await reviewOf(owner, reviewId)).intake.find(({ key }) => key === wanted);
  return {
    state: found?.state,
    checks: Object.fromEntries((found?.checks ?? []).map(({ code, ...one }) => [code, one])),
  };
};
/** The lines of a statement beside the ledger. */
export const linesOf = async ({ owner }: Review, id: string) =>
  listScheduleAccounts.reply.parse(await expectOk(owner.get(`/api/earnings-schedules/${id}/accounts`)));
/** Two fiscal years until December 2025. */
export async function setEnds({ owner, reviewId }: Review) {
  const { version } = await reviewOf(owner, reviewId);
  const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2, version };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, ends));
}
