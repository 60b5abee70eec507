import { type Carrier, tileSide } from './code-frame.ts';
import type { Grid } from './find-grid.ts';
import type { Grey } from './flatten.ts';
import { type Plane, plane, transform } from './plane-fft.ts';

const last = tileSide - 1;

/** All repetitions of the tile laid over each other, as waves. */
export function folded(flat: Grey, { scale, turn }: Grid): Plane {
  const tile = plane(tileSide);
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  const { width, height, values } = flat;
  // Added so that truncation rounds down, and half a pixel so that it rounds to the nearest.
  const whole = tileSide * 4_096 + 0.5;
  for (let y = 0; y < height; y += 1) {
    const [right, down] = [sin * y + whole, cos * y + whole];
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const column = (right + cos * x) & last;
      const place = ((((down - sin * x) & last) * tileSide + column) << 1) as number;
      tile.values[place] = (tile.values[place] as number) + (values[at] as number);
    }
  }
  transform(tile);
  return tile;
}

/** The place of a carrier's wave among the numbers of a plane. */
export function placeOf({ u, v }: Pick<Carrier, 'u' | 'v'>): number {
  return ((v < 0 ? v + tileSide : v) * tileSide + u) * 2;
}
