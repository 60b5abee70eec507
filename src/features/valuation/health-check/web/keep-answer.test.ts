import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswer } from './keep-answer.ts';
import { type AnswerView, answersQuery } from './queries.ts';

const { queryKey } = answersQuery('a-check');
const answer = (version: number): AnswerView => ({
  question: 'C1',
  answer: { state: 'given', value: 12, evidenced: false },
  version,
  by: { name: 'Ada Lark', you: true },
  byBooks: false,
  answeredAt: '2026-11-25T12:00:00.000Z',
  papers: [],
});

/** The cache after a read that began before the write and ends after it. */
async function afterLateRead(before: AnswerView[], written: AnswerView | null) {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { answers: before });
  const late = Promise.withResolvers<{ answers: AnswerView[] }>();
  const read = queries.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => {});
  await keepAnswer(queries, 'a-check', 'C1', written);
  late.resolve({ answers: before });
  await read;
  return { answers: queries.getQueryData(queryKey)?.answers, state: queries.getQueryState(queryKey) };
}

test('a saved answer outlasts a read that began before it, which is made again', async () => {
  const { answers, state } = await afterLateRead([], answer(1));
  expect(answers).toEqual([answer(1)]);
  expect(state).toMatchObject({ isInvalidated: true });
});

test('a newer version replaces the older one', async () => {
  expect((await afterLateRead([answer(1)], answer(2))).answers).toEqual([answer(2)]);
});

test('a removed answer does not come back', async () => {
  expect((await afterLateRead([answer(1)], null)).answers).toEqual([]);
});

test('without a read under way, nothing is read again', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { answers: [] });
  await keepAnswer(queries, 'a-check', 'C1', answer(1));
  expect(queries.getQueryData(queryKey)?.answers).toEqual([answer(1)]);
  expect(queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: false });
});
