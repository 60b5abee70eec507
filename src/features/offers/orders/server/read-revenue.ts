import { cents } from '#kernel/money.ts';
import { firstDayOf } from '#kernel/months.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getRevenue } from '../contract.ts';
import { outstandingCents, revenueByMonth } from './revenue-store.ts';

export async function readRevenue(
  { db, now }: Reading,
  { query: { months } }: InputOf<typeof getRevenue>,
): Promise<AnswerOf<typeof getRevenue>> {
  const rows = await revenueByMonth(db, firstDayOf(now, months), months);
  return { months: rows, outstanding: cents(await outstandingCents(db)) };
}
