import { commonWords } from './common-words.ts';
import type { Entry } from './leak-dictionary.ts';
import type { Folded } from './leak-normalise.ts';
import { genericWords } from './leak-words.ts';

export type NearHit = { start: number; end: number; severity: 'block' | 'warn' };

/** Shorter names are too similar to everyday words. */
const shortest = 6;
/** Names this long are still read if a letter is missing. */
const surelyRead = 7;
/** Two words side by side are more often alike by chance. */
const shortestSplit = 8;
const mostHits = 100;

/** Finds words at a Damerau-Levenshtein distance of 1 from an entry. A word that is written like a name blocks. */
export function findNearWords(folded: Folded, entries: readonly Entry[]): NearHit[] {
  const wanted = [
    ...new Set(
      entries
        .filter(
          ({ manner, letters }) => manner === 'anyhow' && letters.length >= shortest && !/\d/.test(letters),
        )
        .map(({ letters }) => letters),
    ),
  ];
  const hits: NearHit[] = [];
  if (wanted.length === 0) return hits;
  hits.push(...splitWords(folded, wanted));
  for (const { 0: word, index: start } of folded.text.matchAll(/[\p{L}\p{N}]{5,60}/gu)) {
    if (isKnown(word)) continue;
    const change = wanted.map((name) => changeBetween(name, word)).find((one) => one !== null);
    if (!change) continue;
    const capital = folded.cased.charAt(start) !== word.charAt(0);
    if (change === 'singular' && !capital) continue;
    hits.push({ start, end: start + word.length, severity: capital && change === 'read' ? 'block' : 'warn' });
    if (hits.length >= mostHits) break;
  }
  return hits;
}

/** Two words that make a long name but for one letter: "Gulf Bnd". Both are capitalized, or it is too often chance. */
function splitWords(folded: Folded, wanted: readonly string[]): NearHit[] {
  const long = wanted.filter((name) => name.length >= shortestSplit);
  if (long.length === 0) return [];
  return [
    ...folded.cased.matchAll(
      /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{1,20})[ -]{1,3}(?=(\p{Lu}[\p{L}\p{N}]{1,20}))/gu,
    ),
  ]
    .map(({ 0: all, 1: first = '', 2: second = '', index }) => ({
      joined: `${first}${second}`.toLowerCase(),
      known: [first, second].every((half) => isKnown(half.toLowerCase())),
      start: index,
      end: index + all.length + second.length,
    }))
    .filter(({ joined, known }) => !known && long.some((name) => changeBetween(name, joined) === 'read'))
    .slice(0, mostHits)
    .map(({ start, end }) => ({ start, end, severity: 'warn' }));
}

function isKnown(word: string): boolean {
  return genericWords.has(word) || commonWords.has(word);
}

/**
 * `read`: still read as the name; `like`: another word as likely; `singular`: the name without its last s, which
 * may be another word; `null`: another word, or the name itself.
 */
function changeBetween(name: string, word: string): 'read' | 'like' | 'singular' | null {
  if (name === word || Math.abs(name.length - word.length) > 1) return null;
  let at = 0;
  while (at < name.length && name.charAt(at) === word.charAt(at)) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  const long = name.length >= surelyRead ? 'read' : 'like';
  if (name.length === word.length + 1) {
    if (rest(name, at + 1) !== rest(word, at)) return null;
    return at === word.length && name.endsWith('s') ? 'singular' : long;
  }
  // The name with an s is found as the name itself.
  if (word === `${name}s`) return null;
  if (name.length + 1 === word.length) return rest(name, at) === rest(word, at + 1) ? long : null;
  const swapped =
    name.charAt(at) === word.charAt(at + 1) &&
    name.charAt(at + 1) === word.charAt(at) &&
    rest(name, at + 2) === rest(word, at + 2);
  if (swapped) return long;
  // With another first letter it is most often another word: Harden, garden.
  return at > 0 && rest(name, at + 1) === rest(word, at + 1) ? 'like' : null;
}
