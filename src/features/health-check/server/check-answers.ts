import type { Reader } from '#platform/context.ts';
import { type Answer, type Answers, answerRefusal, type GivenAnswer } from '../domain/answers.ts';
import { isQuestionKey } from '../domain/question.ts';
import { type AnswerRow, answerRows } from './answer-store.ts';

/** The answers of a check, as the rules take them. For features that have opened the check for their asker. */
export async function answersOf(db: Reader, checkId: string): Promise<Answers> {
  const rows = await answerRows(db, checkId);
  return Object.fromEntries(rows.map((row) => [row.question, storedAnswer(row)]));
}

/** Throws for what the questions do not know: it was not written by this program. */
export function storedAnswer(row: AnswerRow): Answer {
  const answer = answerIn(row);
  if (!isQuestionKey(row.question) || answerRefusal(row.question, answer))
    throw new Error(`check ${row.check_id} has an answer to ${row.question} that cannot be read`);
  return answer;
}

function answerIn({ state, number, choice, beside, evidenced }: AnswerRow): Answer {
  if (state === 'does-not-apply' || state === 'not-done-yet') return { state };
  const facts = beside as Pick<GivenAnswer, 'benchmarked' | 'lossYear' | 'reviews' | 'locationDependent'>;
  return { state: 'given', value: number ?? choice ?? '', evidenced, ...facts };
}
