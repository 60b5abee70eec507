import { personCard } from '#features/people/accounts/server/person-card.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { inviteCpa as contract } from '../contract.ts';
import { mayInvite } from '../domain/contest.ts';
import { mailCpaInvitation, tellOtherSideOfCpa } from './court-notices.ts';
import { holdContest } from './court-sight.ts';
import { cpasOf, findContest, writeContest, writeCpa } from './court-store.ts';
import { contestViewOf } from './court-views.ts';
import { stateOf } from './open-docket.ts';

/** Whether the address has an account is neither checked nor told. */
export async function inviteCpa(
  work: Work,
  { params, body: { version, email } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { row, standing } = await holdContest(work, params.id);
  const { party: side } = standing;
  const refusal = mayInvite(stateOf(row.state), side);
  if (refusal || side === 'cpa') throw new Refused(refusal ?? 'not-your-move');
  if (version !== row.version) throw new Refused('stale');
  const { email: own } = await personCard(work.db, signedIn(work.actor).personId);
  if (own.toLowerCase() === email) throw new Refused('court-own-address');
  if (!(await writeContest(work.db, row, { state: row.state }))) throw new Refused('stale');
  await writeCpa(work.db, { contest_id: row.id, side, email, invited_at: work.now });
  const subject = { type: 'add-back-contest', id: row.id };
  const act = 'add-back-cpa-invited';
  const { listing_id: listingId, buyer_id: buyerId } = row;
  work.record({ act, listingId, buyerId, party: side, subject, detail: { side } });
  await work.audit({ action: act, subject, detail: { side } });
  await mailCpaInvitation(work, email, side);
  await tellOtherSideOfCpa(work, row, side);
  const after = await findContest(work.db, row.id);
  if (!after) throw new Error('the contest is locked and gone');
  return contestViewOf(after, standing, await cpasOf(work.db, [row.id]));
}
