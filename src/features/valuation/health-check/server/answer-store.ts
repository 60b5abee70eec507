import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CheckAnswer } from '#platform/db/tables.ts';

export type AnswerRow = Selectable<CheckAnswer> & { evidenced: boolean };
export type NamedAnswerRow = AnswerRow & { first_name: string | null; last_name: string | null };

function answers(db: Reader, checkIds: readonly string[]) {
  return db
    .selectFrom('check_answer')
    .leftJoin('person', 'person.id', 'check_answer.answered_by')
    .selectAll('check_answer')
    .select(['person.first_name', 'person.last_name'])
    .select((of) =>
      of
        .or([
          of('check_answer.by_books', '=', true),
          of.exists(
            of
              .selectFrom('answer_paper')
              .select('paper_id')
              .whereRef('answer_paper.check_id', '=', 'check_answer.check_id')
              .whereRef('answer_paper.question', '=', 'check_answer.question'),
          ),
        ])
        .$castTo<boolean>()
        .as('evidenced'),
    )
    .where('check_answer.check_id', 'in', checkIds);
}

export function answerRows(db: Reader, checkId: string): Promise<NamedAnswerRow[]> {
  return answers(db, [checkId]).orderBy('question').execute();
}

export function answerRowsOfMany(db: Reader, checkIds: readonly string[]): Promise<NamedAnswerRow[]> {
  return answers(db, checkIds).execute();
}

export function findAnswer(
  db: Reader,
  checkId: string,
  question: string,
): Promise<NamedAnswerRow | undefined> {
  return answers(db, [checkId]).where('question', '=', question).executeTakeFirst();
}

/** Inserts or replaces an answer. The caller holds the lock of its check. */
export async function writeAnswer(tx: Tx, row: Insertable<CheckAnswer>): Promise<void> {
  const { check_id: _check, question: _question, ...written } = row;
  await tx
    .insertInto('check_answer')
    .values(row)
    .onConflict((clash) => clash.columns(['check_id', 'question']).doUpdateSet(written))
    .execute();
}

export async function removeAnswer(tx: Tx, checkId: string, question: string): Promise<void> {
  await tx
    .deleteFrom('check_answer')
    .where('check_id', '=', checkId)
    .where('question', '=', question)
    .execute();
}

export function booksAnswerRows(db: Reader, checkId: string): Promise<NamedAnswerRow[]> {
  return answers(db, [checkId]).where('by_books', '=', true).execute();
}

export async function takeBooksAway(tx: Tx, checkId: string, questions: readonly string[]): Promise<void> {
  await tx
    .updateTable('check_answer')
    .set({ by_books: false })
    .where('check_id', '=', checkId)
    .where('question', 'in', questions)
    .execute();
}

export function papersBehind(db: Reader, checkId: string, question: string | null = null) {
  let query = db
    .selectFrom('answer_paper')
    .innerJoin('check_paper', 'check_paper.id', 'answer_paper.paper_id')
    .select(['answer_paper.question', 'check_paper.id', 'check_paper.name'])
    .where('answer_paper.check_id', '=', checkId);
  if (question !== null) query = query.where('answer_paper.question', '=', question);
  return query.orderBy('check_paper.added_at').orderBy('check_paper.id').execute();
}

/** Next answer version of a check: never reused, even after an answer was withdrawn. */
export async function nextAnswerVersion(tx: Tx, checkId: string): Promise<number> {
  const { answer_changes } = await tx
    .updateTable('health_check')
    .set({ answer_changes: sql<number>`answer_changes + 1` })
    .where('id', '=', checkId)
    .returning('answer_changes')
    .executeTakeFirstOrThrow();
  return answer_changes;
}
