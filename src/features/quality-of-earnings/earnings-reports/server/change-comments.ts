import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type CommentSide, type CommentState, commentRefusal } from '../domain/report-comments.ts';
import { figuresAt } from '../domain/report-places.ts';
import type {
  addReportComment as addContract,
  moveReportComment as moveContract,
} from '../reviewer-contract.ts';
import { countComments, findComment, insertComment, insertRemark, writeComment } from './comment-store.ts';
import { commentingRefusal, sideOn, stageStanding, stateOf } from './read-comments.ts';
import { holdReport } from './report-sight.ts';
import { tellOfComment } from './reviewer-notices.ts';
import { storedReport } from './said-report.ts';

const mostSteps = 200;

export async function addComment(
  work: Work,
  { params, body: { place, words } }: InputOf<typeof addContract>,
): Promise<AnswerOf<typeof addContract>> {
  const seen = await holdReport(work, params.id);
  const { row, sight } = seen;
  if (sight.side !== 'reviewer') throw new Refused('not-your-move');
  const counts = await countComments(work.db, row.review_id);
  const all = counts.find(({ stage }) => stage === row.stage)?.all ?? 0;
  const refusal = commentingRefusal({ ...(await stageStanding(work, seen)), all });
  if (refusal) throw new Refused(refusal);
  const was = figuresAt(storedReport(row), place);
  if (!was) throw new Refused('comment-place');
  const id = work.newId();
  await insertComment(work.db, {
    ...{ id, report_id: row.id, review_id: row.review_id, stage: row.stage, ...place },
    ...{ was: JSON.stringify(was), state: 'open', written_at: work.now },
  });
  await said(work, { id, number: 1, state: 'open', by: 'reviewer', words });
  await work.audit({
    action: 'report-commented',
    subject: { type: 'report-comment', id },
    detail: { reportId: row.id },
  });
  const on = { reviewId: row.review_id, reportId: row.id, authorId: signedIn(work.actor).personId };
  await tellOfComment(work, on, 'open', 'reviewer');
  return { id };
}

export async function moveComment(
  work: Work,
  { params: { id }, body: { version, to, words } }: InputOf<typeof moveContract>,
): Promise<AnswerOf<typeof moveContract>> {
  const first = await findComment(work.db, id);
  if (!first) throw new Refused('not-found');
  const seen = await holdReport(work, first.report_id);
  const row = await findComment(work.db, id);
  if (!row) throw new Refused('not-found');
  const side = sideOn(row, seen.sight.side, work.actor);
  if (side === null) throw new Refused('not-your-move');
  const from = stateOf(row.state);
  if (version !== row.version) throw new Refused('stale', { version: row.version });
  const { signedOff } = await stageStanding(work, seen);
  const refusal = commentRefusal({ state: from, signedOff }, to, side, words);
  if (refusal) throw new Refused(refusal, { from, to });
  if (row.version >= mostSteps) throw new Refused('comments-full');
  if (!(await writeComment(work.db, row, to))) throw new Refused('stale');
  await said(work, { id, number: version + 1, state: to, by: side, words });
  await work.audit({
    action: 'report-comment-moved',
    subject: { type: 'report-comment', id },
    detail: { from, to, by: side },
  });
  const on = { reviewId: row.review_id, reportId: row.report_id, authorId: row.author_id };
  await tellOfComment(work, on, to, side);
  return { id, state: to, version: version + 1 };
}

type Saying = { id: string; number: number; state: CommentState; by: CommentSide; words: string };

async function said(work: Work, { id, ...of }: Saying): Promise<void> {
  const { personId } = signedIn(work.actor);
  await insertRemark(work.db, { comment_id: id, ...of, person_id: personId, said_at: work.now });
}
