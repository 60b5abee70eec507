import { plainOf } from './look-alikes.ts';

/**
 * A text as a reader sees it: lower case, without accents and invisible characters, look-alikes replaced, URL
 * escapes decoded. Character i of `text` and `cased` comes from `starts[i]` to `ends[i]` of the original (UTF-16).
 */
export type Folded = { original: string; text: string; cased: string; starts: number[]; ends: number[] };

const invisible = /[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u;

/** Folds a text in linear time and space. */
export function fold(original: string): Folded {
  const text: string[] = [];
  const cased: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < original.length; ) {
    const read = readOne(original, at);
    for (const { plain, capital } of plainCharacters(read.character)) {
      for (const one of plain.split('')) {
        text.push(one);
        cased.push(capital ? one.toUpperCase() : one);
        starts.push(at);
        ends.push(at + read.length);
      }
    }
    at += read.length;
  }
  return { original, text: text.join(''), cased: cased.join(''), starts, ends };
}

/** The original of the folded characters `from` to `to`. */
export function originalOf(folded: Folded, from: number, to: number): string {
  return folded.original.slice(folded.starts[from] ?? 0, folded.ends[to - 1] ?? 0);
}

/** The words of a short text, folded; apostrophes inside a word are dropped (`o'brien` is `obrien`). */
export function foldedWords(text: string): string[] {
  return (
    fold(text)
      .text.replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function readOne(original: string, at: number): { character: string; length: number } {
  const escaped = original.charCodeAt(at) === 37 ? readEscape(original, at) : null;
  if (escaped) return escaped;
  const character = String.fromCodePoint(original.codePointAt(at) ?? 0);
  return { character, length: character.length };
}

/** One UTF-8 character written as `%XX` bytes (RFC 3986 section 2.1), or `null`. */
function readEscape(original: string, at: number): { character: string; length: number } | null {
  const first = byteAt(original, at);
  if (first === null || first < 0x20) return null;
  if (first < 0x80) return { character: String.fromCharCode(first), length: 3 };
  const count = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return null;
  let code = first & (0xff >> (count + 1));
  for (let n = 1; n < count; n += 1) {
    const next = byteAt(original, at + 3 * n);
    if (next === null || next >> 6 !== 2) return null;
    code = (code << 6) | (next & 0x3f);
  }
  return code > 0x10ffff ? null : { character: String.fromCodePoint(code), length: 3 * count };
}

function byteAt(original: string, at: number): number | null {
  const digits = original.slice(at + 1, at + 3);
  return original.charCodeAt(at) === 37 && /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}

/** Some characters stand for whole phrases. None is English, and expanding them would make the text too long. */
const longestExpansion = 4;

type Plain = { plain: string; capital: boolean };

function plainCharacters(character: string): Plain[] {
  const code = character.charCodeAt(0);
  if (code < 0x80) {
    const lower = character.toLowerCase();
    return [{ plain: code <= 32 || code === 127 ? space(code) : lower, capital: lower !== character }];
  }
  return [...character.normalize('NFKD')].slice(0, longestExpansion).map(plainCharacter);
}

function plainCharacter(part: string): Plain {
  if (invisible.test(part)) return { plain: '', capital: false };
  if (/\s/.test(part)) return { plain: space(part.charCodeAt(0)), capital: false };
  const plain = [...plainOf(part)].filter((one) => !invisible.test(one)).join('');
  return { plain, capital: part.toLowerCase() !== part };
}

function space(code: number): string {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029 ? '\n' : ' ';
}
