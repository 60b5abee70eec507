import type { Reader, Tx } from '#platform/context.ts';
import type { GivenAnswer } from '../domain/answers.ts';
import { isQuestionKey, type QuestionKey } from '../domain/question.ts';
import { booksAnswerRows, takeBooksAway } from './answer-store.ts';
import { storedAnswer } from './check-answers.ts';

export async function answersByBooks(
  db: Reader,
  checkId: string,
): Promise<{ question: QuestionKey; answer: GivenAnswer }[]> {
  const rows = await booksAnswerRows(db, checkId);
  return rows.flatMap((row) => {
    const answer = storedAnswer(row);
    return isQuestionKey(row.question) && answer.state === 'given'
      ? [{ question: row.question, answer }]
      : [];
  });
}

export async function letBooksGo(tx: Tx, checkId: string, questions: readonly QuestionKey[]): Promise<void> {
  if (questions.length > 0) await takeBooksAway(tx, checkId, questions);
}
