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

/** Answers that the books contradict; handed in, since the books are read by a later feature. */
export type DoubtsFromBooks = (
  db: Reader,
  checkId: string,
  answers: Answers,
) => Promise<{ code: 'against-books'; keys: QuestionKey[]; words: string }[]>;

/** Both scores as they stand, for the owner and brokers: whoever was invited to a part learns nothing of the whole. */
export async function readScore(
  reading: Reading,
  checkId: string,
  doubtsFromBooks: DoubtsFromBooks,
): Promise<AnswerOf<typeof contract>> {
  const check = await openWholeCheck(reading, checkId);
  const answers = await answersOf(reading.db, check.id);
  const { claimed, evidenced } = scoreCheck(answers);
  return {
    claimed: viewOf(claimed),
    evidenced: viewOf(evidenced),
    contradictions: [
      ...contradictions(answers).map(({ code, keys }) => ({
        code,
        keys: [...keys],
        words: contradictionWords[code],
      })),
      ...(await doubtsFromBooks(reading.db, check.id, answers)),
    ],
  };
}

function viewOf({ sections, overall, gates, completeness }: Score) {
  return { sections, overall, gates, completeness };
}
