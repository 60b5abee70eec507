/** What stands for a character that the printed typeface lacks. */
export const missingGlyph = '■';

/**
 * Ranges that the PDF's typeface covers without a gap, read from its character map: Latin with the extensions for
 * European languages and Vietnamese, Greek, Cyrillic, and common punctuation.
 */
const covered =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u02c6\u02c7\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u0513\u1e80-\u1e85\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u25a0]/u;

/** Where a line may break, or letters may join: nothing to print. */
const invisible = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g;

/** The text as it can be printed: composed, on one line, with ■ for every character that the typeface lacks. */
export function printable(text: string): string {
  const composed = text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ');
  return Array.from(composed, printed).join('');
}

/** A character, or the plain ones that it is made of: a joined `ﬃ`, a letter of full width. */
function printed(character: string): string {
  if (covered.test(character)) return character;
  const plain = Array.from(character.normalize('NFKC'));
  return plain.every((one) => covered.test(one)) ? plain.join('') : missingGlyph;
}

/** The code points of a text that cannot be printed as it is (`U+05D0 U+05D1`); `null` when it can. */
export function codePointsIfUnprintable(text: string): string | null {
  if (printable(text) === text) return null;
  return Array.from(text, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  }).join(' ');
}

/** Longer words than this do not surely fit into a column, and are broken wherever the line ends. */
const longWord = /(\S{36,})/;
const digest = /^[0-9a-f]{64}$/;

type Run = { text: string; wordBreak?: 'break-all' };

/** The text for a column, as runs: a column grows with its longest word, over the edge of the page if it must. */
export function inColumn(text: string): Run[] {
  return printable(text)
    .split(longWord)
    .filter((run) => run !== '')
    .map((run) =>
      longWord.test(run) && !digest.test(run) ? { text: run, wordBreak: 'break-all' } : { text: run },
    );
}
