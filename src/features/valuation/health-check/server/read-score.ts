import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getScore as contract } from '../contract.ts';
import type { Answers } from '../domain/answers.ts';
import { contradictionWords } from '../domain/contradiction-words.ts';
import { contradictions } from '../domain/contradictions.ts';
import type { QuestionKey } from '../domain/question.ts';
import { type Score, scoreCheck } from '../domain/score.ts';
import { answersOf } from './check-answers.ts';
import { openWholeCheck } from './open-check.ts';

type OnAnswers<T> = (db: Reader, checkId: string, answers: Answers) => Promise<T>;

/** Passed in by the caller, because the books belong to a feature that depends on this one. */
export type BooksOnAnswers = {
  doubts: OnAnswers<{ code: 'against-books'; keys: QuestionKey[]; words: string }[]>;
  known(db: Reader, checks: ReadonlyMap<string, Answers>): Promise<ReadonlyMap<string, Answers>>;
};

export async function readScore(
  reading: Reading,
  checkId: string,
  books: BooksOnAnswers,
): Promise<AnswerOf<typeof contract>> {
  const check = await openWholeCheck(reading, checkId);
  const answers = await answersOf(reading.db, check.id);
  const known = (await books.known(reading.db, new Map([[check.id, answers]]))).get(check.id);
  const { claimed, evidenced } = scoreCheck({ ...answers, ...known });
  return {
    claimed: viewOf(claimed),
    evidenced: viewOf(evidenced),
    contradictions: [
      ...contradictions(answers).map(({ code, keys }) => ({
        code,
        keys: [...keys],
        words: contradictionWords[code],
      })),
      ...(await books.doubts(reading.db, check.id, answers)),
    ],
  };
}

function viewOf({ sections, overall, gates, completeness }: Score) {
  return { sections, overall, gates, completeness };
}
