import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import type { Reader } from '#platform/context.ts';
import { againstBooks, knownFromBooks } from '../domain/against-books.ts';
import { type BooksStanding, booksStanding } from '../domain/books-standing.ts';
import { type DerivedAnswers, derivedAnswers, derivedKeys, isKnown } from '../domain/derived-answers.ts';
import { type Recast, recast } from '../domain/recast.ts';
import { booksIn, ownerTold, type StoredBooks, storedBooks, storedBooksOf } from './stored-books.ts';

/**
 * The periods of a check that are complete, oldest first; `null`: none is. For features that have opened the check for
 * their caller.
 */
export async function recastOf(db: Reader, checkId: string): Promise<Recast | null> {
  return (await recastStanding(db, checkId)).recast;
}

/** The same, with what of the books does not count yet. */
export async function recastStanding(
  db: Reader,
  checkId: string,
): Promise<{ recast: Recast | null; standing: BooksStanding }> {
  return standingOf(await storedBooks(db, checkId));
}

function standingOf(stored: StoredBooks): { recast: Recast | null; standing: BooksStanding } {
  if (!stored.book) return { recast: null, standing: { unmatched: 0, incomplete: false } };
  // Without a book there are no periods, with one it says which: the day of today decides nothing here.
  const books = booksIn(stored, stored.book.latest_ends);
  return { recast: recast(books, ownerTold(stored, books)), standing: booksStanding(books) };
}

/** What the books say of answers; handed to the feature that keeps these. */
export const booksOnAnswers = {
  /** Those that the books contradict. */
  doubts: async (db: Reader, checkId: string, answers: Answers) =>
    againstBooks(answers, await recastOf(db, checkId)),
  /** What is scored in place of those that the books know better. */
  known: async (db: Reader, checks: ReadonlyMap<string, Answers>): Promise<ReadonlyMap<string, Answers>> => {
    const asked = [...checks].filter(([, answers]) =>
      derivedKeys.some((key) => isKnown(key) && answers[key]?.state === 'given'),
    );
    const booksOf = await storedBooksOf(
      db,
      asked.map(([checkId]) => checkId),
    );
    return new Map(
      asked.map(([checkId, answers]) => [
        checkId,
        knownFromBooks(answers, standingOf(booksOf(checkId)).recast),
      ]),
    );
  },
};

/** What the books answer of the questionnaire by themselves; `null` for what they do not answer yet. */
export async function derivedAnswersOf(db: Reader, checkId: string): Promise<DerivedAnswers> {
  return derivedAnswers(await recastOf(db, checkId));
}
