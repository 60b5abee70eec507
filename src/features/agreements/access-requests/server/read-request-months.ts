import { firstDayOf } from '#kernel/months.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getRequestMonths } from '../month-contract.ts';
import { requestsByMonth } from './month-store.ts';

export async function readRequestMonths(
  { db, now }: Reading,
  { query: { months } }: InputOf<typeof getRequestMonths>,
): Promise<AnswerOf<typeof getRequestMonths>> {
  return { months: await requestsByMonth(db, firstDayOf(now, months), months) };
}
