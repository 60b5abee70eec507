import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { linkPaper as contract } from '../contract.ts';
import { mostPapersBehind } from '../domain/paper.ts';
import type { QuestionKey } from '../domain/question.ts';
import { findAnswer, papersBehind } from './answer-store.ts';
import { answerViewOf } from './answer-view.ts';
import type { OpenCheck } from './open-check.ts';
import { holdPaper } from './open-paper.ts';
import { insertLink, removeLink } from './paper-store.ts';
import { questionsOf } from './sections-of.ts';

export async function linkPaper(
  work: Work,
  { params, body: { question, behind } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { check, paper } = await holdPaper(work, params.id);
  if (behind) await putBehind(work, check, paper.id, question);
  else await takeAway(work, check, paper.id, question);
  const row = await findAnswer(work.db, check.id, question);
  if (!row) throw new Refused('no-answer-yet');
  return { answer: answerViewOf(row, await papersBehind(work.db, check.id, question), work.actor) };
}

/** Requires the lock of the check. Throws if the caller may not answer the question or it has no value yet. */
export async function putBehind(
  work: Work,
  check: OpenCheck,
  paperId: string,
  question: QuestionKey,
): Promise<void> {
  if (!questionsOf(check).has(question)) throw new Refused('not-found');
  const answer = await findAnswer(work.db, check.id, question);
  if (answer?.state !== 'given') throw new Refused('no-answer-yet');
  const papers = await papersBehind(work.db, check.id, question);
  if (papers.some(({ id }) => id === paperId)) return;
  if (papers.length >= mostPapersBehind) throw new Refused('too-many-papers');
  await insertLink(work.db, { check_id: check.id, question, paper_id: paperId });
  await tellOfLink(work, check.id, { paperId, question, behind: true });
}

async function takeAway(work: Work, check: OpenCheck, paperId: string, question: QuestionKey): Promise<void> {
  if (!questionsOf(check).has(question)) throw new Refused('not-found');
  await removeLink(work.db, paperId, question);
  await tellOfLink(work, check.id, { paperId, question, behind: false });
}

async function tellOfLink(
  work: Work,
  checkId: string,
  { paperId, ...detail }: { paperId: string; question: QuestionKey; behind: boolean },
): Promise<void> {
  await work.audit({
    action: 'check-paper-linked',
    subject: { type: 'check-paper', id: paperId },
    detail: { checkId, ...detail },
  });
  await work.emit({ kind: 'check-changed', checkId });
}
