import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import type { Reader } from '#platform/context.ts';
import { againstBooks, knownFromBooks } from '../domain/against-books.ts';
import { type BooksStanding, booksStanding } from '../domain/books-standing.ts';
import { type DerivedAnswers, derivedAnswers, derivedKeys, isKnown } from '../domain/derived-answers.ts';
import { type Recast, recast } from '../domain/recast.ts';
import { booksIn, ownerTold, type StoredBooks, storedBooks, storedBooksOf } from './stored-books.ts';

/** The complete periods, oldest first; `null` for none. The caller has been authorized. */
export async function recastOf(db: Reader, checkId: string): Promise<Recast | null> {
  return (await recastStanding(db, checkId)).recast;
}

/** Of many checks, in as many statements as of one. */
export async function recastsOf(
  db: Reader,
  checkIds: readonly string[],
): Promise<(checkId: string) => Recast | null> {
  const booksOf = await storedBooksOf(db, checkIds);
  return (checkId) => standingOf(booksOf(checkId)).recast;
}

export async function recastStanding(
  db: Reader,
  checkId: string,
): Promise<{ recast: Recast | null; standing: BooksStanding }> {
  return standingOf(await storedBooks(db, checkId));
}

function standingOf(stored: StoredBooks): { recast: Recast | null; standing: BooksStanding } {
  if (!stored.book) return { recast: null, standing: { unmatched: 0, incomplete: false } };
  // Without books there are no periods, and with books their ends are known, so today does not matter.
  const books = booksIn(stored, stored.book.latest_ends);
  return { recast: recast(books, ownerTold(stored, books)), standing: booksStanding(books) };
}

export const booksOnAnswers = {
  doubts: async (db: Reader, checkId: string, answers: Answers) =>
    againstBooks(answers, await recastOf(db, checkId)),
  known: async (db: Reader, checks: ReadonlyMap<string, Answers>): Promise<ReadonlyMap<string, Answers>> => {
    const asked = [...checks].filter(([, answers]) =>
      derivedKeys.some((key) => isKnown(key) && answers[key]?.state === 'given'),
    );
    const recastIn = await recastsOf(
      db,
      asked.map(([checkId]) => checkId),
    );
    return new Map(asked.map(([checkId, answers]) => [checkId, knownFromBooks(answers, recastIn(checkId))]));
  },
};

export async function derivedAnswersOf(db: Reader, checkId: string): Promise<DerivedAnswers> {
  return derivedAnswers(await recastOf(db, checkId));
}
