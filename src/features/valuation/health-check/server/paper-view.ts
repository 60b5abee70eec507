import { type Actor, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listPapers } from '../contract.ts';
import { isQuestionKey } from '../domain/question.ts';
import type { OpenCheck } from './open-check.ts';
import type { PaperRow } from './paper-store.ts';
import { questionsOf } from './sections-of.ts';

type View = AnswerOf<typeof listPapers>['papers'][number];

export function paperViewOf(row: PaperRow, check: OpenCheck, actor: Actor): View {
  const asked = questionsOf(check);
  const mine = row.added_by !== null && isPerson(actor, row.added_by);
  return {
    id: row.id,
    name: row.name,
    bytes: Number(row.bytes),
    addedAt: row.added_at.toISOString(),
    by:
      row.added_by === null ? null : { name: fullName(row.first_name ?? '', row.last_name ?? ''), you: mine },
    questions: row.questions.filter(isQuestionKey).filter((question) => asked.has(question)),
    mayDelete: mayDelete(row, check, actor),
  };
}

export function mayDelete(row: PaperRow, { side }: OpenCheck, actor: Actor): boolean {
  return side !== 'helper' || (row.added_by !== null && isPerson(actor, row.added_by));
}
