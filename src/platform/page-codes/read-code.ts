import { type Carrier, type CodeFrame, halfPlane, tileSide } from './code-frame.ts';
import { findGrids, type Grid } from './find-grid.ts';
import { flatten, type Grey, halved } from './flatten.ts';
import { folded, placeOf } from './fold.ts';
import { type Plane, plane, transform } from './plane-fft.ts';

/** What a picture says about each sign of a code, under one guess of how it shows the page. */
export type Reading = Grid & { signs: Float32Array; clarity: number };

const degrees = Math.PI / 180;
/** The second pass looks at large scales in the halved picture, where the code is as fine as at small ones. */
const passes = [
  { halvings: 0, smallest: 0.28, largest: 1.3 },
  { halvings: 1, smallest: 0.6, largest: 1.3 },
] as const;
const turnLimit = 3.2 * degrees;
const gridsTried = 6;
const offsetsTried = 3;
/** A clarity that noise does not reach: no other guess is needed. */
const certain = 9;

/** All guesses at how a picture shows a page, and what it says under each. Their number does not depend on any code. */
export function readCode(grey: Grey, frame: CodeFrame): Reading[] {
  const guesses = passes.flatMap(({ halvings, smallest, largest }) => {
    const flat = flatten(halvings === 0 ? grey : halved(grey));
    const range = { smallest, largest, turn: turnLimit };
    return findGrids(flat, frame, range, gridsTried).map((grid) => ({ flat, halvings, grid }));
  });
  const readings: Reading[] = [];
  for (const { flat, halvings, grid } of guesses.toSorted((a, b) => b.grid.score - a.grid.score)) {
    const { best, waves } = refined(flat, frame, grid);
    const scale = best.scale * 2 ** halvings;
    for (const { x, y, clarity } of offsetsIn(waves, frame)) {
      const reading = { scale, turn: best.turn, clarity, signs: signsAt(waves, frame, x, y) };
      if (clarity >= certain) return [reading];
      readings.push(reading);
    }
  }
  return readings;
}

/** Moves scale and turn to where the carriers are strongest. */
function refined(flat: Grey, frame: CodeFrame, grid: Grid): { best: Grid; waves: Plane } {
  const carriers = [...frame.steady, ...frame.coded];
  const reach = tileSide / (30 * Math.max(flat.width, flat.height));
  let best: Grid = grid;
  let waves = normal(folded(flat, grid));
  let strongest = strength(waves, carriers);
  for (const by of [0.5, 0.25].map((part) => part * reach * grid.scale)) {
    const middle = best;
    for (const [across, around] of neighbors) {
      const tried = { scale: middle.scale + across * by, turn: middle.turn + (around * by) / middle.scale };
      const seen = normal(folded(flat, tried));
      const strong = strength(seen, carriers);
      if (strong > strongest) [best, waves, strongest] = [tried, seen, strong];
    }
  }
  return { best, waves };
}

const neighbors = [-1, 0, 1]
  .flatMap((across) => [-1, 0, 1].map((around) => [across, around] as const))
  .filter(([across, around]) => across !== 0 || around !== 0);

function strength({ values }: Plane, carriers: readonly Carrier[]): number {
  let sum = 0;
  for (const carrier of carriers) {
    const at = placeOf(carrier);
    sum += (values[at] ?? 0) ** 2 + (values[at + 1] ?? 0) ** 2;
  }
  return sum;
}

const tallest = 2.5;

/** Waves relative to the usual one of their length, cut where a shape of the picture stands out. */
function normal(waves: Plane): Plane {
  const rings = new Map<number, { sum: number; count: number }>();
  const places = halfPlane();
  const ringOf = ({ u, v }: { u: number; v: number }) => Math.round(Math.hypot(u, v) / 2);
  for (const place of places) {
    const at = placeOf(place);
    const ring = rings.get(ringOf(place)) ?? { sum: 0, count: 0 };
    rings.set(ringOf(place), ring);
    ring.sum += Math.hypot(waves.values[at] ?? 0, waves.values[at + 1] ?? 0);
    ring.count += 1;
  }
  const out = plane(waves.side);
  for (const place of places) {
    const at = placeOf(place);
    const ring = rings.get(ringOf(place));
    const usual = ring && ring.sum > 0 ? ring.sum / ring.count : 1;
    const [re, im] = [(waves.values[at] ?? 0) / usual, (waves.values[at + 1] ?? 0) / usual];
    const cut = Math.min(1, tallest / Math.max(Math.hypot(re, im), 1e-9));
    out.values[at] = re * cut;
    out.values[at + 1] = im * cut;
  }
  return out;
}

/** Where a tile may begin: the highest places of the correlation with the carriers that every page has. */
function offsetsIn(waves: Plane, frame: CodeFrame): { x: number; y: number; clarity: number }[] {
  const match = plane(tileSide);
  for (const carrier of frame.steady) {
    const at = placeOf(carrier);
    const [re, im] = [waves.values[at] ?? 0, waves.values[at + 1] ?? 0];
    const [cos, sin] = [Math.cos(carrier.turn), Math.sin(carrier.turn)];
    match.values[at] = re * cos + im * sin;
    match.values[at + 1] = im * cos - re * sin;
  }
  transform(match, true);
  const heights = Float32Array.from({ length: tileSide * tileSide }, (_, at) => match.values[at * 2] ?? 0);
  const spreadOf = Math.sqrt(heights.reduce((sum, height) => sum + height * height, 0) / heights.length);
  const peaks: { x: number; y: number; clarity: number }[] = [];
  for (let count = 0; count < offsetsTried; count += 1) {
    let top = 0;
    for (let at = 1; at < heights.length; at += 1) if ((heights[at] ?? 0) > (heights[top] ?? 0)) top = at;
    const [x, y] = [top % tileSide, Math.floor(top / tileSide)];
    peaks.push({ x, y, clarity: (heights[top] ?? 0) / (spreadOf || 1) });
    for (let dy = -3; dy <= 3; dy += 1)
      for (let dx = -3; dx <= 3; dx += 1) heights[((y + dy) & 255) * tileSide + ((x + dx) & 255)] = -1;
  }
  return peaks;
}

function signsAt(waves: Plane, frame: CodeFrame, x: number, y: number): Float32Array {
  return Float32Array.from(frame.coded, (carrier) => {
    const at = placeOf(carrier);
    const angle = carrier.turn - (2 * Math.PI * (carrier.u * x + carrier.v * y)) / tileSide;
    return (waves.values[at] ?? 0) * Math.cos(angle) + (waves.values[at + 1] ?? 0) * Math.sin(angle);
  });
}
