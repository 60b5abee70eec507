import { personCard } from '#features/people/accounts/server/person-card.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { refuseToken, signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { moveContest as contract } from '../contract.ts';
import { type ContestState, contestRefusal, type Said } from '../domain/contest.ts';
import { tellOfStep } from './court-notices.ts';
import { type HeldContest, holdContest, type Standing } from './court-sight.ts';
import { type ContestRow, findContest, writeContest } from './court-store.ts';
import { adjustmentOf, contestViewOf, factsOf } from './court-views.ts';
import { stateOf } from './open-docket.ts';

type Body = InputOf<typeof contract>['body'];

const takenWith: readonly ['words' | 'evidence' | 'amount' | 'outcome' | 'license', readonly Body['to'][]][] =
  [
    ['words', ['answered', 'ruled']],
    ['evidence', ['answered']],
    ['amount', ['answered', 'ruled']],
    ['outcome', ['ruled']],
    ['license', ['ruled']],
  ];

export async function moveContest(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { row, standing, cpas }: HeldContest = await holdContest(work, params.id);
  if (body.version !== row.version) throw new Refused('stale');
  refuseStray(body);
  const facts = factsOf(row, adjustmentOf(row, standing.docket));
  const said: Said = {
    words: body.words ?? null,
    license: body.license ?? null,
    evidence: body.evidence ?? [],
    outcome: body.outcome ?? null,
    amount: body.amount ?? null,
  };
  const from = stateOf(row.state);
  const refusal = contestRefusal(facts, body.to, standing.party, said);
  if (refusal) throw new Refused(refusal, { from, to: body.to });
  if (body.to === 'ruled') refuseToken(work.actor);
  const change = await changesOf(work, { row, standing, said, standingAmount: facts.standing }, body.to);
  if (!(await writeContest(work.db, row, { state: body.to, ...change }))) throw new Refused('stale');
  await record(work, row, { from, to: body.to, standing });
  const after = await findContest(work.db, row.id);
  if (!after) throw new Error('the contest is locked and gone');
  await tellOfStep(work, after, { to: body.to, cpas });
  return contestViewOf(after, standing, cpas);
}

/** Rejects fields that this step would not store. Throws Refused('invalid-fields'). */
function refuseStray(body: Body): void {
  const stray = takenWith.filter(([field, steps]) => !steps.includes(body.to) && body[field] !== undefined);
  const fields = Object.fromEntries(stray.map(([field]) => [field, ['Does not go with this step.']]));
  if (stray.length > 0) throw new Refused('invalid-fields', { fields });
}

type Step = { row: ContestRow; standing: Standing; said: Said; standingAmount: number };

async function changesOf(work: Work, { row, standing, said, standingAmount }: Step, to: Body['to']) {
  if (to === 'answered')
    return {
      answer: said.words ?? '',
      evidence: [...new Set(said.evidence)],
      answered_at: work.now,
      ...(said.amount === null ? {} : { conceded_to: said.amount }),
    };
  // After a decision the seller gives up what it took off; else everything.
  if (to === 'conceded') return { conceded_to: row.ruled_to ?? 0 };
  if (to === 'withdrawn') return {};
  const { firstName, lastName } = await personCard(work.db, signedIn(work.actor).personId);
  return {
    outcome: said.outcome,
    ruled_to: said.outcome === 'upheld' ? standingAmount : (said.amount ?? 0),
    ruling: said.words,
    ruled_by: fullName(firstName, lastName),
    license: said.license,
    ruled_for: standing.invitedBy,
    ruled_at: work.now,
  };
}

async function record(
  work: Work,
  { id, listing_id: listingId, buyer_id: buyerId }: ContestRow,
  { from, to, standing }: { from: ContestState; to: ContestState; standing: Standing },
): Promise<void> {
  const subject = { type: 'add-back-contest', id };
  const detail = { from, to, ...(standing.invitedBy === null ? {} : { invitedBy: standing.invitedBy }) };
  const act = 'add-back-moved';
  work.record({ act, listingId, buyerId, party: standing.party, subject, detail });
  await work.audit({ action: act, subject, detail });
}
