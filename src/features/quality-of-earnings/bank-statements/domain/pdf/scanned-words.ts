import type { PlacedWord } from './page-rows.ts';

/**
 * A word that was read from a picture. In fractions of the page's width and height; words of a `line` stand beside each other.
 * `confidence`: 0 to 100.
 */
export type ScannedWord = {
  text: string;
  line: number;
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** In points. Distances count in heights of the print, so another size of paper changes nothing. */
const paperWidth = 612;
/** Boxes around ink are as tall as capitals; those of a font are this much taller. */
const looser = 1.4;
/** Dots that lead to an amount are read as letters that repeat, with hardly any confidence. */
const leastConfidence = 25;
const repeated = /([\p{L}.])\1/u;

/**
 * The words of a scanned page as those of a printed one. Around ink, boxes differ in height from word to word, so every word gets
 * the usual top and bottom of its line. No word with a digit is left out: what is misread must not add up.
 */
export function placedWords(
  words: readonly ScannedWord[],
  page: { width: number; height: number },
): PlacedWord[] {
  const tall = (paperWidth * page.height) / page.width;
  const told = words.filter(
    ({ text, confidence }) => confidence >= leastConfidence || /\d/.test(text) || !repeated.test(text),
  );
  const lines = Map.groupBy(told, ({ line }) => line);
  return [...lines.values()].flatMap((line) => {
    const middle = medianOf(line.map(({ y, height }) => y + height / 2)) * tall;
    const half = (medianOf(line.map(({ height }) => height)) * tall * looser) / 2;
    return line.map(({ text, x, width }) => ({
      ...{ text, top: middle - half, bottom: middle + half },
      ...{ left: x * paperWidth, right: (x + width) * paperWidth },
    }));
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
