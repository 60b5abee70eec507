import type { Folded } from './leak-normalise.ts';

export type Letters = {
  text: string;
  at(k: number): number;
  /** Before letter k: 2 after other characters, 1 where lower case meets a capital or digit, 0 inside a word. */
  boundary(k: number): number;
  hard(k: number): boolean;
  gap(k: number): string;
};

const signs = '@$!|+';

/** `withSigns`: a sign that touches a letter is read as one, for "@cme" and "a$pen". */
export function lettersOf(folded: Folded, withSigns: boolean): Letters {
  const places: number[] = [];
  for (let i = 0; i < folded.text.length; i += 1) {
    if (isLetter(folded.text.charAt(i)) || (withSigns && isSignInWord(folded.text, i))) places.push(i);
  }
  const text = places.map((place) => folded.text.charAt(place)).join('');
  const at = (k: number) => places[k] ?? folded.text.length;
  const boundary = (k: number) => {
    if (k <= 0 || k >= places.length || at(k) !== at(k - 1) + 1) return 2;
    return isTurn(folded, at(k)) ? 1 : 0;
  };
  return {
    text,
    at,
    boundary,
    hard: (k) => boundary(k) === 2,
    gap: (k) => folded.text.slice(at(k - 1) + 1, at(k)),
  };
}

/** How far the word around a hit is read on either side. */
const reach = 100;

/** The word that contains the letters from `start` to `end`; `null` if a boundary is among them. */
export function wordAt(letters: Letters, start: number, end: number): [number, number] | null {
  for (let k = start + 1; k < end; k += 1) if (letters.hard(k)) return null;
  let from = start;
  let to = end;
  while (from > start - reach && !letters.hard(from)) from -= 1;
  while (to < end + reach && !letters.hard(to)) to += 1;
  return [from, to];
}

function isSignInWord(text: string, i: number): boolean {
  return signs.includes(text.charAt(i)) && (isLetter(text.charAt(i + 1)) || isLetter(text.charAt(i - 1)));
}

function isLetter(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0x80 && /[\p{L}\p{N}]/u.test(character);
}

function isTurn({ text, cased }: Folded, i: number): boolean {
  const [before, here] = [text.charAt(i - 1), text.charAt(i)];
  if (/\d/.test(before) !== /\d/.test(here)) return true;
  return cased.charAt(i) !== here && cased.charAt(i - 1) === before;
}
