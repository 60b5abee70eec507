import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { mostSignOffs, signingRefusal } from '../domain/sign-off.ts';
import type { signOffReport as contract, withdrawSignOff as withdrawContract } from '../reviewer-contract.ts';
import { countComments } from './comment-store.ts';
import { stageStanding } from './read-comments.ts';
import { holdReport } from './report-sight.ts';
import { tellOfSignOff, tellOfWithdrawal } from './reviewer-notices.ts';
import { findSignOff, insertSignOff, signOffsOf, withdraw } from './sign-off-store.ts';

/** Puts the name of a reviewer on a report, whose own comments on it are closed from then on. */
export async function signOffReport(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const seen = await holdReport(work, params.id);
  const { row, sight } = seen;
  if (sight.side !== 'reviewer') throw new Refused('not-your-move');
  const counts = await countComments(work.db, row.review_id);
  const { all = 0, open = 0 } = counts.find(({ stage }) => stage === row.stage) ?? {};
  const refusal = signingRefusal({ ...(await stageStanding(work, seen)), final: row.final, open });
  if (refusal) throw new Refused(refusal);
  if ((await signOffsOf(work.db, [row.id])).length >= mostSignOffs) throw new Refused('reviewers-full');
  const id = work.newId();
  await insertSignOff(work.db, {
    ...{ id, report_id: row.id, person_id: signedIn(work.actor).personId, comments: all },
    ...{ name: body.name, credential: body.credential, firm: body.firm },
    ...{ license_state: body.licenseState, license_number: body.licenseNumber, signed_at: work.now },
  });
  await work.audit({
    action: 'report-signed-off',
    subject: { type: 'report-sign-off', id },
    detail: { reportId: row.id, stage: row.stage, number: row.number, dataset: row.dataset },
  });
  await tellOfSignOff(work, { reviewId: row.review_id, reportId: row.id });
  return { id };
}

/** Their name is on it, so they can withdraw it also when they have no access any more. */
export async function withdrawSignOff(
  work: Work,
  { params: { id }, body: { reason } }: InputOf<typeof withdrawContract>,
): Promise<AnswerOf<typeof withdrawContract>> {
  const row = await findSignOff(work.db, id);
  if (!row || !isPerson(work.actor, row.person_id)) throw new Refused('not-found');
  if (!(await withdraw(work.db, { id, at: work.now, reason }))) throw new Refused('sign-off-withdrawn');
  await work.audit({
    action: 'report-sign-off-withdrawn',
    subject: { type: 'report-sign-off', id },
    detail: { reportId: row.report_id },
  });
  await tellOfWithdrawal(work, { reviewId: row.review_id, reportId: row.report_id });
  return {};
}
