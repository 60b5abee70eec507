import { z } from 'zod';
import { coveredMonths, ledgerSums } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { type LedgerPeriod, partWords } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getAdjustedEarnings } from '../contract.ts';
import { latestKeys } from '../domain/latest-figures.ts';
import type { BooksSaid, BooksYear } from '../domain/stated-figures.ts';
import { insertSaid, type SaidRow, saidRows, unsaidReviews } from './books-said-store.ts';

const storedYears = z.array(
  z.object({
    key: z.string(),
    revenue: z.number(),
    ebitda: z.number(),
    adjustedEbitda: z.number(),
    sde: z.number(),
  }),
) satisfies z.ZodType<BooksYear[]>;

type Of = {
  review: { id: string };
  earnings: Pick<AnswerOf<typeof getAdjustedEarnings>, 'dataset' | 'periods'>;
};

/** The last twelve months and the newest fiscal year, each if it has entries in all its months. */
async function booksYears(db: Reader, { review, earnings }: Of): Promise<BooksYear[]> {
  const latest = earnings.periods.find(({ key }) => key === 'LTM');
  if (!latest || !isWhole(latest)) return [];
  // Books that end too early, or have an account that no one has placed, say nothing of other figures.
  const sums = await ledgerSums(db, review.id, earnings.dataset);
  const covered = coveredMonths(sums);
  if (!covered || covered.to < latest.to || sums.some(({ code }) => code === 'UNMAPPED')) return [];
  const newestYear = earnings.periods.findLast(({ key }) => key.startsWith('FY'));
  return [latest, ...(newestYear && isWhole(newestYear) ? [newestYear] : [])].map(
    ({ key, revenue, ebitda, adjustedEbitda, sde }) => ({
      ...{ key, revenue, ebitda, adjustedEbitda, sde },
    }),
  );
}

const isWhole = (period: LedgerPeriod) => partWords(period) === '';

/** Keeps what the books say, if it is not what they said last. */
export async function keepBooks(work: Work, now: Of): Promise<void> {
  const years = await booksYears(work.db, now);
  const [last] = await booksSaid(work.db, now.review.id);
  if (last && sameYears(last.years, years)) return;
  await insertSaid(work.db, now.review.id, { since: work.now, years });
}

export const reviewsWithoutSaid = unsaidReviews;

/** What the books of a review said, newest first. */
export async function booksSaid(db: Reader, reviewId: string): Promise<BooksSaid[]> {
  return (await saidRows(db, reviewId)).map(storedSaid);
}

export function storedSaid({ since, years }: SaidRow): BooksSaid {
  return { since: since.toISOString(), years: storedYears.parse(years) };
}

/** The same with what they say at this moment, which a job keeps a little later. */
export async function booksSaidWith(reading: Reading, now: Of): Promise<BooksSaid[]> {
  const said = await booksSaid(reading.db, now.review.id);
  const years = await booksYears(reading.db, now);
  const [last] = said;
  return last && sameYears(last.years, years) ? said : [{ since: reading.now.toISOString(), years }, ...said];
}

function sameYears(one: readonly BooksYear[], other: readonly BooksYear[]): boolean {
  return (
    one.length === other.length &&
    one.every((year, at) => {
      const same = other[at];
      return same?.key === year.key && latestKeys.every((key) => year[key] === same[key]);
    })
  );
}
