import type { Typeface } from './preview-image-type.ts';

export type Fitted = { size: number; lines: string[] };

/** Picks the first size that fits `most` lines, else cuts the last one with an ellipsis. `width` in pixels. */
export function fitLines(
  face: Typeface,
  text: string,
  { sizes, width, most }: { sizes: readonly number[]; width: number; most: number },
): Fitted {
  const words = face.drawable(text);
  const tries = sizes.map((size) => ({ size, lines: linesOf(face, words, size, width) }));
  const fitting = tries.find(({ lines }) => lines.length <= most);
  if (fitting) return fitting;
  const { size, lines } = tries.at(-1) ?? { size: 16, lines: [] };
  const kept = lines.slice(0, most);
  return { size, lines: [...kept.slice(0, -1), shortened(face, kept.at(-1) ?? '', size, width)] };
}

function linesOf(face: Typeface, text: string, size: number, width: number): string[] {
  const fits = (line: string) => face.width(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => (fits(one) ? [one] : broken(one, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function broken(word: string, fits: (piece: string) => boolean): string[] {
  return [...word].reduce<string[]>((pieces, character) => {
    const last = pieces.at(-1);
    if (last === undefined || !fits(last + character)) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
    return pieces;
  }, []);
}

function shortened(face: Typeface, line: string, size: number, width: number): string {
  let kept = [...line];
  while (kept.length > 0 && face.width(`${kept.join('').trimEnd()}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
