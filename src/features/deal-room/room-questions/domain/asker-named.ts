/** The parts of the name of who asked that a text has as words of their own, as they are written there. */
export function askerNamedIn(text: string, name: string): string[] {
  const parts = new Set(
    wordsIn(name)
      .map(folded)
      .filter((part) => part.length > 1),
  );
  return [...new Set(wordsIn(text).filter((word) => parts.has(folded(word))))];
}

/** “Okafor’s” has Okafor. */
const wordsIn = (text: string): string[] =>
  text.normalize('NFC').match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
const folded = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
