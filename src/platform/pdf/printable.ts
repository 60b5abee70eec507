import { facesWith, isInOwnFace } from '../typefaces/coverage.ts';
import { missingGlyph } from '../typefaces/text-runs.ts';

/** Break opportunities and variation selectors, which print nothing. */
const invisible = /\u00ad|\u200b|\u2060|\ufeff|[\ufe00-\ufe0f]/g;
const joiner = /[\u200c\u200d]/;
const joiners =
  /(?<![\u0600-\u0dff\u1000-\u109f\u1780-\u17ff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u0dff\u1000-\u109f\u1780-\u17ff])/g;

/** The printable form of a text: composed, on one line, with ■ for characters that no typeface has. */
export function printable(text: string): string {
  const composed = text.normalize('NFC').replace(invisible, '').replace(joiners, '').replace(/\s+/g, ' ');
  return Array.from(composed, printed).join('');
}

function printed(character: string): string {
  if (isInOwnFace(character) || joiner.test(character)) return character;
  const plain = Array.from(character.normalize('NFKC'));
  if (plain.every(isInOwnFace)) return plain.join('');
  if (hasFace(character)) return character;
  return plain.every((one) => isInOwnFace(one) || hasFace(one)) ? plain.join('') : missingGlyph;
}

function hasFace(character: string): boolean {
  return facesWith(character.codePointAt(0) ?? 0).length > 0;
}

/** The code points of a text that cannot be printed unchanged (`U+05D0 U+05D1`); `null` if it can. */
export function codePointsIfUnprintable(text: string): string | null {
  if (printable(text) === text) return null;
  return Array.from(text, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  }).join(' ');
}

const longWord = /(\S{36,})/;
const digest = /^[0-9a-f]{64}$/;

type Run = { text: string; wordBreak?: 'break-all' };

/** A text as runs that can break, because a column grows with its longest word, even beyond the page. */
export function inColumn(text: string): Run[] {
  return printable(text)
    .split(longWord)
    .filter((run) => run !== '')
    .map((run) =>
      longWord.test(run) && !digest.test(run) ? { text: run, wordBreak: 'break-all' } : { text: run },
    );
}
