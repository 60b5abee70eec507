import { listChecks } from '#features/valuation/health-check/server/read-checks.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getGrossMargin as contract } from '../contract.ts';
import { grossMargin, grossPeriodOf } from '../domain/gross-margin.ts';
import { type PeriodBooks, periodBooks } from '../domain/period-books.ts';
import type { PeriodKey } from '../domain/periods.ts';
import { booksOnAnswers } from './recast-of.ts';
import { booksIn, storedBooks } from './stored-books.ts';

/** Businesses considered per owner; more are unrealistic. */
const mostLookedAt = 50;
const newestFirst: readonly PeriodKey[] = ['latest', 'third', 'second', 'first'];

/** The gross margin of the caller's own businesses only. */
export async function getGrossMargin(reading: Reading): Promise<AnswerOf<typeof contract>> {
  const { items } = await listChecks(reading, { query: { size: mostLookedAt } }, booksOnAnswers);
  const found: { businessName: string; endsOn: string; gross: ReturnType<typeof grossPeriodOf> }[] = [];
  for (const { id, businessName, side } of items) {
    const period = side === 'owner' ? await lastPeriod(reading, id) : null;
    if (period) found.push({ businessName, endsOn: period.range.to, gross: grossPeriodOf(period.lines) });
  }
  const known = found.filter(({ gross }) => gross !== null);
  return {
    margin: grossMargin(known.flatMap(({ gross }) => gross ?? [])),
    from: known.map(({ businessName, endsOn }) => ({ businessName, endsOn })),
    withoutCost: found.length - known.length,
  };
}

async function lastPeriod({ db }: Pick<Reading, 'db'>, checkId: string): Promise<PeriodBooks | null> {
  const stored = await storedBooks(db, checkId);
  if (!stored.book) return null;
  const books = booksIn(stored, stored.book.latest_ends);
  const complete = newestFirst.map((key) => periodBooks(key, books)).filter(({ gaps }) => gaps.length === 0);
  const ends = complete.map(({ range }) => range.to).toSorted();
  return complete.find(({ range }) => range.to === ends.at(-1)) ?? null;
}
