import { type Books, type PeriodBooks, periodBooks } from './period-books.ts';
import { periodsOf } from './periods.ts';

/** `unmatched`: accounts that alone keep a period incomplete; `incomplete`: no period could be complete. */
export type BooksStanding = { unmatched: number; incomplete: boolean };

export function booksStanding(books: Books): BooksStanding {
  const periods = periodsOf(books.ends)
    .map((key) => periodBooks(key, books))
    .filter(({ source }) => source !== null);
  const lacking = periods.filter(lacksMatchesAlone);
  const paths = lacking.flatMap(({ accounts }) =>
    accounts.filter(({ code }) => code === 'UNMAPPED').map(({ path }) => path),
  );
  const counts = lacking.length > 0 || periods.some(({ gaps }) => gaps.length === 0);
  return { unmatched: new Set(paths).size, incomplete: periods.length > 0 && !counts };
}

function lacksMatchesAlone({ gaps }: PeriodBooks): boolean {
  return gaps.length > 0 && gaps.every(({ code }) => code === 'unmatched');
}
