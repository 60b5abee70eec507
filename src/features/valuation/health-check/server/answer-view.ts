import { type Actor, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listAnswers } from '../contract.ts';
import { isQuestionKey } from '../domain/question.ts';
import type { NamedAnswerRow, papersBehind } from './answer-store.ts';
import { storedAnswer } from './check-answers.ts';

type Paper = Awaited<ReturnType<typeof papersBehind>>[number];
type View = AnswerOf<typeof listAnswers>['answers'][number];

export function answerViewOf(row: NamedAnswerRow, papers: readonly Paper[], actor: Actor): View {
  const { question, first_name, last_name, answered_by } = row;
  if (!isQuestionKey(question)) throw new Error(`check ${row.check_id} has an answer to no question`);
  return {
    question,
    answer: storedAnswer(row),
    version: row.version,
    answeredAt: row.answered_at.toISOString(),
    by:
      answered_by === null
        ? null
        : { name: fullName(first_name ?? '', last_name ?? ''), you: isPerson(actor, answered_by) },
    byBooks: row.by_books,
    papers: papers.filter((paper) => paper.question === question).map(({ id, name }) => ({ id, name })),
  };
}
