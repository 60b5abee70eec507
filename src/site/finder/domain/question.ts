import { keywordsOf } from '#features/marketplace/listings/domain/keywords.ts';

export const longestQuestion = 200;
/** Found of each sort at most. */
export const mostFound = 5;
const mostWords = 5;

/** The words that a name must hold, in lower case: letters and digits alone, so that no text can do harm in a pattern. */
export function wordsOf(question: string): string[] {
  const words = keywordsOf(question)
    .filter(({ excluded }) => !excluded)
    .flatMap((keyword) => keyword.words.map((word) => word.toLowerCase()));
  return [...new Set(words)].slice(0, mostWords);
}
