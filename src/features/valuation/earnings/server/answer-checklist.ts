import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { answerChecklist as contract } from '../contract.ts';
import { writeChecklistAnswer } from './book-store.ts';
import { holdBook } from './hold-book.ts';
import { earningsOf } from './read-earnings.ts';

export async function answerChecklist(
  work: Work,
  { params: { id }, body: { item, answer } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await holdBook(work, id);
  await writeChecklistAnswer(work.db, id, item, answer);
  await work.audit({
    action: 'add-back-checklist-answered',
    subject: { type: 'health-check', id },
    detail: { item, answer },
  });
  return earningsOf(work, id);
}
