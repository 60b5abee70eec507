import type { Selectable } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { CheckAnswer } from '#platform/db/tables.ts';

export type AnswerRow = Selectable<CheckAnswer> & { evidenced: boolean };

/** The answers of a check, each with whether a paper stands behind it. */
export function answerRows(db: Reader, checkId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('check_answer')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('answer_paper')
          .select('paper_id')
          .whereRef('answer_paper.check_id', '=', 'check_answer.check_id')
          .whereRef('answer_paper.question', '=', 'check_answer.question'),
      )
        .$castTo<boolean>()
        .as('evidenced'),
    )
    .where('check_id', '=', checkId)
    .orderBy('question')
    .execute();
}
