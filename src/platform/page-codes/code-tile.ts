import { type Carrier, type CodeFrame, tileSide } from './code-frame.ts';
import { plane, transform } from './plane-fft.ts';

/** In pixels: the sign is the same in a square of so many a side. */
export const cellSide = 4;
export const cellsAcross = tileSide / cellSide;

/** Whether each cell of a tile is the darker one (1) or not (0), row by row. */
export type CodeTile = readonly (0 | 1)[];

/** Kept between codes: see plane-fft.ts. */
const spectrum = plane(cellsAcross);

/**
 * The tile of a code: the signs of the sum of its carriers. Signs alone keep 2/π of the power in the carriers
 * (J. H. Van Vleck, D. Middleton: The Spectrum of Clipped Noise, 1966), where a sum cut to the same height keeps less.
 * `code`: one bit for each coded carrier, 64 bytes.
 */
export function codeTile(frame: CodeFrame, code: Uint8Array): CodeTile {
  spectrum.values.fill(0);
  const set = ({ u, v, turn }: Carrier, sign: number) => {
    const [re, im] = [sign * Math.cos(turn), sign * Math.sin(turn)];
    const at = ((v + cellsAcross) % cellsAcross) * cellsAcross + u;
    const opposite = ((cellsAcross - v) % cellsAcross) * cellsAcross + ((cellsAcross - u) % cellsAcross);
    spectrum.values[at * 2] = re;
    spectrum.values[at * 2 + 1] = im;
    spectrum.values[opposite * 2] = re;
    spectrum.values[opposite * 2 + 1] = -im;
  };
  for (const carrier of frame.steady) set(carrier, 1);
  for (const [index, carrier] of frame.coded.entries()) set(carrier, signOf(code, index));
  transform(spectrum, true);
  return Array.from({ length: cellsAcross ** 2 }, (_, at) => ((spectrum.values[at * 2] ?? 0) < 0 ? 1 : 0));
}

/** +1 for a set bit, −1 for the others; the first bit is the highest of the first byte. */
export function signOf(code: Uint8Array, index: number): 1 | -1 {
  return ((code[index >> 3] ?? 0) >> (7 - (index & 7))) & 1 ? 1 : -1;
}
