import { once } from '#kernel/once.ts';
import { bidi } from './bidi.ts';
import { isInOwnFace } from './coverage.ts';
import { type Face, loadedFaceWith } from './faces.ts';

export const missingGlyph = '■';

export type TextRun = {
  text: string;
  face: Face | null;
  level: number;
};

const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const kana = /[\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9d]/;
/** Direction controls: with them, what is seen could differ from what is signed. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const joiner = /[\u200c\u200d]/;

const ends = /[\t\n\r]/;

export function needsRuns(text: string): boolean {
  for (const character of text) if (!isInOwnFace(character) && !ends.test(character)) return true;
  return false;
}

/** In logical order; paragraphs are left to right, like the documents. Uses loaded faces only, else ■. */
export function textRuns(given: string): TextRun[] {
  const text = given.replace(turns, missingGlyph);
  const { levels } = bidi().getEmbeddingLevels(text, 'ltr');
  const japanese = kana.test(text);
  const runs: TextRun[] = [];
  for (const { segment, index } of graphemes().segment(text)) {
    const level = levels[index] ?? 0;
    const { face, shown } = setIn(segment, japanese);
    const last = runs.at(-1);
    // Roboto sets left to right, so within right-to-left text each of its characters is its own run.
    if (face === null && level % 2 === 1) runs.push({ text: mirrored(shown), face, level });
    else if (last && last.face === face && last.level === level) last.text += shown;
    else runs.push({ text: shown, face, level });
  }
  return runs;
}

/** The runs of a line in visual order, from left to right (rule L2 of the algorithm). */
export function inSeenOrder<T extends { level: number }>(line: readonly T[]): T[] {
  const seenOrder = [...line];
  const highest = line.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < seenOrder.length; from += 1) {
      let to = from;
      while ((seenOrder[to]?.level ?? 0) >= level) to += 1;
      if (to - from > 1) seenOrder.splice(from, to - from, ...seenOrder.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return seenOrder;
}

function setIn(grapheme: string, japanese: boolean): { face: Face | null; shown: string } {
  const letters = [...grapheme].filter((character) => !joiner.test(character));
  if (letters.every((one) => isInOwnFace(one) || ends.test(one)))
    return { face: null, shown: letters.join('') };
  const [base = ''] = letters;
  const face = loadedFaceWith(base.codePointAt(0) ?? 0, japanese);
  if (face) {
    const shown = [...grapheme].filter((one) => joiner.test(one) || face.has(one.codePointAt(0) ?? 0));
    return { face, shown: shown.join('') };
  }
  return { face: null, shown: isInOwnFace(base) ? base : missingGlyph };
}

function mirrored(text: string): string {
  return Array.from(text, (character) => bidi().getMirroredCharacter(character) ?? character).join('');
}
