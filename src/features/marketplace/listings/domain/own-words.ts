import { commonWords } from './common-words.ts';
import type { Entry } from './leak-dictionary.ts';
import { type Folded, originalOf } from './leak-normalise.ts';
import { genericWords } from './leak-words.ts';
import { letterPaths, plainLetter, standsFor } from './letter-paths.ts';
import { type Letters, lettersOf, wordAt } from './letters.ts';

/** Offsets are in the folded text. */
export type OwnHit = { entry: Entry; start: number; end: number; severity: 'block' | 'warn' };

/** A text with this many hits is not published anyway. */
const mostHits = 300;
const longestWord = 80;
const longestPiece = 14;

/** Finds entries in a stream of letters, so that spacing and punctuation hide nothing, then judges each hit's edges. */
export function findOwnWords(folded: Folded, entries: readonly Entry[]): OwnHit[] {
  const paths = letterPaths(entries);
  const hits = searchIn(folded, lettersOf(folded, false), paths, entries);
  const symbols = /[@$!|+]/.test(folded.text)
    ? searchIn(folded, lettersOf(folded, true), paths, entries)
    : [];
  return [...hits, ...symbols];
}

function searchIn(
  folded: Folded,
  letters: Letters,
  paths: ReturnType<typeof letterPaths>,
  entries: readonly Entry[],
): OwnHit[] {
  const hits: OwnHit[] = [];
  const joins = joinsWith(new Set(entries.map((entry) => entry.letters)));
  for (let start = 0; start < letters.text.length && hits.length < mostHits; start += 1) {
    let node = paths;
    for (let end = start; end < letters.text.length; ) {
      const next = node.next.get(plainLetter(letters.text.charAt(end)));
      if (!next) break;
      node = next;
      end += 1;
      for (const entry of node.ends) {
        const severity = judge({ folded, letters, joins, entry, start, end });
        if (severity) hits.push({ entry, severity, ...spanOf(letters, start, end) });
      }
    }
  }
  return hits;
}

type Find = { folded: Folded; letters: Letters; joins: Joins; entry: Entry; start: number; end: number };

/** `null`: the letters match an entry by chance. */
function judge(find: Find): 'block' | 'warn' | null {
  const { letters, entry, start, end } = find;
  if (!spellsOut(find)) return null;
  const begins = letters.boundary(start) > 0;
  const ends =
    letters.boundary(end) > 0 || (letters.text.charAt(end) === 's' && letters.boundary(end + 1) > 0);
  const short = end - start < 4;
  if (short && (letters.boundary(start) === 1 || letters.boundary(end) === 1)) return null;
  if (!begins || !ends) return entry.manner === 'anyhow' && isJoined(find) ? 'block' : null;
  if (gapsFit(find)) return byManner(find);
  return isSplitName(find) ? splitSeverity(find) : null;
}

function byManner(find: Find): 'block' | 'warn' | null {
  const { folded, letters, entry, start, end } = find;
  const span = spanOf(letters, start, end);
  const cased = folded.cased.slice(span.start, span.end);
  switch (entry.manner) {
    case 'anyhow':
      return 'block';
    case 'upper':
      return cased === cased.toUpperCase() ? 'block' : null;
    case 'as-written':
      return cased === entry.written && letters.hard(start) && letters.hard(end) ? 'block' : null;
    case 'capitals':
      return everyWordCapital(find) ? 'block' : null;
    case 'ambiguous':
      if (isDisguised(find)) return 'block';
      return isProperNoun(folded, span) ? 'warn' : null;
  }
}

/** At least one character must be a letter: `1337` is a number. */
function spellsOut({ folded, letters, entry, start, end }: Find): boolean {
  let real = /\d/.test(entry.letters);
  for (let n = 0; n < end - start; n += 1) {
    const shown = letters.text.charAt(start + n);
    const capital = folded.cased.charAt(letters.at(start + n)) === 'I';
    if (!standsFor(shown, entry.letters.charAt(n), capital)) return false;
    real ||= /\p{L}/u.test(shown);
  }
  return real;
}

/**
 * Allowed between the letters: anything short at a word break of the entry; separators of single letters ("A C M
 * E"); a hyphen or the like inside a word; a space that splits a long word into odd pieces.
 */
function gapsFit({ letters, entry, start, end }: Find): boolean {
  const pieces: string[] = [];
  const inner: string[] = [];
  let from = start;
  for (let k = start + 1; k <= end; k += 1) {
    if (k < end && !letters.hard(k)) continue;
    pieces.push(letters.text.slice(from, k));
    if (k < end) {
      const gap = letters.gap(k);
      if (gap.length > 4) return false;
      if (!entry.breaks.has(k - start)) inner.push(gap);
    }
    from = k;
  }
  if (inner.length === 0) return true;
  if (pieces.length >= 3 && pieces.every((piece) => piece.length === 1)) return true;
  if (entry.manner === 'ambiguous') return false;
  if (inner.every((gap) => !/[ \n]/.test(gap) || /^-[ \n]$/.test(gap))) return true;
  const odd = pieces.some((piece) => piece.length > 1 && !genericWords.has(piece) && !commonWords.has(piece));
  return end - start >= 6 && odd && inner.every((gap) => !/[.!?\n]/.test(gap));
}

/** A long name with one space in it that makes two words: "Gulf bend", "Gulf bend Fence". */
function isSplitName({ letters, entry, start, end }: Find): boolean {
  if (entry.manner !== 'anyhow' || end - start < 7) return false;
  const inner: string[] = [];
  for (let k = start + 1; k < end; k += 1) {
    if (!letters.hard(k)) continue;
    const gap = letters.gap(k);
    if (!entry.breaks.has(k - start)) inner.push(gap);
    else if (gap.length > 4) return false;
  }
  return inner.length === 1 && /^(?:\n|[ |~_-]{1,4}| \. )$/.test(inner[0] ?? '');
}

/**
 * Words of any trade (“IT services”), and everyday ones in lower case (“a good year”), may be no name. So may those at
 * the start of a sentence that the text has in lower case, too. With the name's other words beside them they are one.
 */
function splitSeverity({ folded, letters, entry, start, end }: Find): 'block' | 'warn' {
  if (entry.breaks.size > 1) return 'block';
  const span = spanOf(letters, start, end);
  const words = folded.cased.slice(span.start, span.end);
  const lower = words.charAt(0).toLowerCase() + words.slice(1);
  const begins = /(?:^|[.!?:;\n]\W*)$/.test(folded.text.slice(Math.max(0, span.start - 5), span.start));
  const halves = (begins && folded.cased.includes(lower) ? lower : words).split(/[^\p{L}\p{N}]+/u);
  const generic = halves.every((half) => genericWords.has(half.toLowerCase()));
  const everyday = halves.every((half) => genericWords.has(half) || commonWords.has(half));
  return generic || everyday ? 'warn' : 'block';
}

/** Inside a longer word the rest must be generic words, or the entry must be long. */
function isJoined({ letters, joins, start, end }: Find): boolean {
  const word = wordAt(letters, start, end);
  if (!word) return false;
  const [from, to] = word;
  const length = end - start;
  if (length >= 7 || (to - from > longestWord && length >= 5)) return true;
  if (length < 4 || to - from > longestWord) return false;
  const whole = letters.text.slice(from, to);
  if (genericWords.has(whole) || commonWords.has(whole)) return false;
  const cuts = joins(whole, from);
  return cuts.before(start - from) && cuts.after(end - from);
}

type Cuts = { before(place: number): boolean; after(place: number): boolean };
type Joins = (word: string, key: number) => Cuts;

function joinsWith(own: ReadonlySet<string>): Joins {
  const known = (piece: string) => genericWords.has(piece) || own.has(piece) || /^\d+$/.test(piece);
  let last: { key: number; cuts: Cuts } | null = null;
  return (word, key) => {
    if (last?.key !== key) {
      const forth = reachable(word, known);
      const back = reachable([...word].reverse().join(''), (piece) => known([...piece].reverse().join('')));
      last = { key, cuts: { before: (n) => forth.has(n), after: (n) => back.has(word.length - n) } };
    }
    return last.cuts;
  };
}

function reachable(word: string, known: (piece: string) => boolean): Set<number> {
  const places = new Set([0]);
  for (let end = 1; end <= word.length; end += 1) {
    for (let from = Math.max(0, end - longestPiece); from < end; from += 1) {
      if (places.has(from) && known(word.slice(from, end))) places.add(end);
    }
  }
  return places;
}

function everyWordCapital({ folded, letters, entry, start, end }: Find): boolean {
  const heads = [0, ...entry.breaks].filter((n) => n < end - start);
  return heads.every((n) => {
    const head = folded.cased.charAt(letters.at(start + n));
    return /\d/.test(head) || head !== head.toLowerCase();
  });
}

/** Spacing, look-alikes or invisible characters: no one writes an everyday word like that. */
function isDisguised({ folded, letters, entry, start, end }: Find): boolean {
  const span = spanOf(letters, start, end);
  return originalOf(folded, span.start, span.end).toLowerCase() !== entry.letters;
}

/** One capitalized word inside a sentence, with neighbors in lower case. */
function isProperNoun(folded: Folded, span: { start: number; end: number }): boolean {
  const word = folded.cased.slice(span.start, span.end);
  if (word.charAt(0) === word.charAt(0).toLowerCase() || word === word.toUpperCase()) return false;
  const before = /([\p{L}\p{N}]+),? $/u.exec(
    folded.cased.slice(Math.max(0, span.start - 30), span.start),
  )?.[1];
  return before !== undefined && before === before.toLowerCase();
}

function spanOf(letters: Letters, start: number, end: number): { start: number; end: number } {
  return { start: letters.at(start), end: letters.at(end - 1) + 1 };
}
