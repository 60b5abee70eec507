import type { QueryClient } from '@tanstack/react-query';
import type { QuestionKey } from '../domain/question.ts';
import { type AnswerView, answersQuery } from './queries.ts';

/**
 * Puts a saved answer (`null`: removed) into the cache. A read that began before the write may lack it: it is dropped
 * and made again, or its late reply would replace the answer.
 */
export async function keepAnswer(
  queries: QueryClient,
  checkId: string,
  question: QuestionKey,
  answer: AnswerView | null,
): Promise<void> {
  const { queryKey } = answersQuery(checkId);
  const reading = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (before) => {
    const rest = before?.answers.filter((one) => one.question !== question) ?? [];
    return { answers: answer ? [...rest, answer] : rest };
  });
  if (reading) void queries.invalidateQueries({ queryKey });
}
