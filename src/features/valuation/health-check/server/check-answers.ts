import type { Reader } from '#platform/context.ts';
import { type Answer, type Answers, answerRefusal, type GivenAnswer } from '../domain/answers.ts';
import { isQuestionKey } from '../domain/question.ts';
import { type AnswerRow, answerRows, answerRowsOfMany } from './answer-store.ts';

/** The answers of a check. For features that have already authorized the caller. */
export async function answersOf(db: Reader, checkId: string): Promise<Answers> {
  const rows = await answerRows(db, checkId);
  return Object.fromEntries(rows.map((row) => [row.question, storedAnswer(row)]));
}

export async function answersOfMany(db: Reader, checkIds: readonly string[]): Promise<Map<string, Answers>> {
  const rows = checkIds.length === 0 ? [] : await answerRowsOfMany(db, checkIds);
  const byCheck = Map.groupBy(rows, (row) => row.check_id);
  return new Map(
    [...byCheck].map(([id, own]) => [
      id,
      Object.fromEntries(own.map((row) => [row.question, storedAnswer(row)])),
    ]),
  );
}

export function storedAnswer(row: AnswerRow): Answer {
  const answer = answerIn(row);
  if (!isQuestionKey(row.question) || answerRefusal(row.question, answer))
    throw new Error(`check ${row.check_id} has an answer to ${row.question} that cannot be read`);
  return answer;
}

function answerIn({ state, number, choice, beside, evidenced }: AnswerRow): Answer {
  if (state === 'does_not_apply' || state === 'not_done_yet') return { state };
  const facts = beside as Pick<GivenAnswer, 'benchmarked' | 'lossYear' | 'reviews' | 'locationDependent'>;
  return { state: 'given', value: number ?? choice ?? '', evidenced, ...facts };
}
