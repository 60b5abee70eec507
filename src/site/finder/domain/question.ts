import { keywordsOf } from '#features/marketplace/listings/domain/keywords.ts';

export const longestQuestion = 200;
/** Per kind. */
export const mostFound = 5;
const mostWords = 5;

/** In lower case, only letters and digits, so that no text can inject pattern characters. */
export function wordsOf(question: string): string[] {
  const words = keywordsOf(question)
    .filter(({ excluded }) => !excluded)
    .flatMap((keyword) => keyword.words.map((word) => word.toLowerCase()));
  return [...new Set(words)].slice(0, mostWords);
}
