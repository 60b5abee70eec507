/** Words that an abbreviation may leave out: the `and` of EBITDA. */
const small = new Set(['a', 'an', 'and', 'as', 'for', 'in', 'of', 'on', 'or', 'over', 'the', 'to']);

/** `SDE`, `QoE`, `A/R`, `M&A`: at least two capital letters and no space. */
export function isAbbreviation(term: string): boolean {
  return /^[A-Za-z&/]+$/.test(term) && (term.match(/[A-Z]/g) ?? []).length >= 2;
}

/** What stands before the first colon of a definition, or `null` if nothing does. */
export function expansionOf(meaning: string): string | null {
  const colon = meaning.indexOf(':');
  return colon === -1 ? null : meaning.slice(0, colon).trim();
}

/**
 * Whether a definition begins with the words that the letters stand for. A word gives its first letter and may give
 * more of its letters in order: the `RO` of ROBS is `rollovers`.
 */
export function beginsWithExpansion(term: string, meaning: string): boolean {
  const expansion = expansionOf(meaning);
  if (expansion === null) return false;
  const letters = [...term.toLowerCase().replace(/[^a-z]/g, '')];
  const words = expansion.toLowerCase().match(/[a-z]+(?:[’'][a-z]+)?/g) ?? [];
  return spells(letters, words);
}

function spells(letters: readonly string[], [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return letters.length === 0;
  if (letters.length === 0) return (small.has(word) || ending.has(word)) && spells(letters, rest);
  if (small.has(word) && spells(letters, rest)) return true;
  return givenBy(word, letters).some((count) => spells(letters.slice(count), rest));
}

/** What may follow the letters: the `Act` of WARN, the `agreement` of SNDA, the `statement` of P&L. */
const ending = new Set(['act', 'agreement', 'statement']);

/** How many letters the word can give, the most first. */
function givenBy(word: string, letters: readonly string[]): number[] {
  if (word[0] !== letters[0]) return [];
  let from = 0;
  let given = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at === -1) break;
    from = at + 1;
    given += 1;
  }
  return Array.from({ length: given }, (_, index) => given - index);
}
