import { type Carrier, type CodeFrame, tileSide } from './code-frame.ts';
import { blurred, type Grey } from './flatten.ts';
import { plane, transform } from './plane-fft.ts';

/** How a picture shows the served page: `scale` in its pixels per served pixel, `turn` in radians. */
export type Grid = { scale: number; turn: number };
export type FoundGrid = Grid & { score: number };

/** In pixels; larger pictures are looked at in windows. */
const largestWindow = 2_048;
const smallestWindow = 256;
/** In bins of the spectrum, at the outermost carrier. */
const step = 0.75;
const outermost = 30;
/** Bins to each side with which a bin is compared, and the times by which it may stand out. */
const [around, tallest] = [10, 3];

/** Carriers that the first look at each grid uses, and how many grids get a second look with all. */
const [firstLook, secondLooks] = [384, 400];

export type Range = { smallest: number; largest: number; turn: number };

/**
 * Scales and turns at which the picture has waves where the frame has carriers and none where it has none, best
 * first, at most `count`. What each view's code is does not enter: only the powers of waves are looked at.
 */
export function findGrids(flat: Grey, frame: CodeFrame, range: Range, count: number): FoundGrid[] {
  const side = windowSide(flat);
  const power = powerOf(flat, side);
  const waves = wavesOf([...frame.steady, ...frame.coded], side);
  const found: FoundGrid[] = [];
  for (let scale = range.smallest; scale <= range.largest; ) {
    const ring = (outermost * side) / (tileSide * scale);
    const turns = Math.ceil((range.turn * ring) / step);
    for (let index = -turns; index <= turns; index += 1) {
      const turn = (index * range.turn) / Math.max(turns, 1);
      found.push({
        scale,
        turn,
        score: scoreAt(power, side, waves.subarray(0, 2 * firstLook), { scale, turn }),
      });
    }
    scale *= 1 + step / ring;
  }
  const promising = found.toSorted((a, b) => b.score - a.score).slice(0, secondLooks);
  return spread(
    promising.map((grid) => ({ ...grid, score: scoreAt(power, side, waves, grid) })),
    side,
    count,
  );
}

/** The waves of a picture at full size in bins, to the right and down in turn. */
function wavesOf(carriers: readonly Carrier[], side: number): Float32Array {
  const bins = side / tileSide;
  return Float32Array.from(carriers.flatMap(({ u, v }) => [u * bins, v * bins]));
}

/** The mean power at the carriers, over its standard error in a picture without a code. */
function scoreAt(
  { powers, usual, spread: error }: Power,
  side: number,
  waves: Float32Array,
  grid: Grid,
): number {
  const cos = Math.cos(grid.turn) / grid.scale;
  const sin = Math.sin(grid.turn) / grid.scale;
  const half = side / 2;
  let sum = 0;
  let seen = 0;
  for (let at = 0; at < waves.length; at += 2) {
    const u = waves[at] ?? 0;
    const v = waves[at + 1] ?? 0;
    const right = cos * u - sin * v;
    // A wave and its opposite have the same power.
    const sign = right < 0 ? -1 : 1;
    const x = Math.trunc(sign * right + 0.5);
    const y = Math.floor(sign * (sin * u + cos * v) + 0.5) + half;
    if (x >= half || y >= side || y < 0) continue;
    sum += powers[y * half + x] ?? 0;
    seen += 1;
  }
  return seen === 0 ? 0 : (sum / seen - usual) / (error / Math.sqrt(seen));
}

/** The best of each neighborhood. */
function spread(found: FoundGrid[], side: number, count: number): FoundGrid[] {
  const best: FoundGrid[] = [];
  for (const one of found.toSorted((a, b) => b.score - a.score)) {
    const reach = (4 * tileSide * one.scale) / (outermost * side);
    const known = best.some(
      ({ scale, turn }) => Math.abs(scale / one.scale - 1) < reach && Math.abs(turn - one.turn) < reach,
    );
    if (!known) best.push(one);
    if (best.length === count) break;
  }
  return best;
}

function windowSide({ width, height }: Grey): number {
  let side = smallestWindow;
  while (side < largestWindow && side < Math.max(width, height)) side *= 2;
  return side;
}

/** Steps of one 28th, for waves to the right; `usual` and `spread`: mean and standard deviation of all. */
type Power = { powers: Uint8Array; usual: number; spread: number };

/** The power of each wave compared with the waves beside it, summed over all windows. */
function powerOf(flat: Grey, side: number): Power {
  const across = Math.ceil(flat.width / side);
  const down = Math.ceil(flat.height / side);
  const sum = new Float32Array(side * side);
  const waves = plane(side);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const left = across === 1 ? 0 : Math.floor((column * (flat.width - side)) / (across - 1));
      const top = down === 1 ? 0 : Math.floor((row * (flat.height - side)) / (down - 1));
      fill(waves.values, flat, { side, left, top });
      transform(waves);
      for (let at = 0; at < sum.length; at += 1) {
        const re = waves.values[at * 2] ?? 0;
        const im = waves.values[at * 2 + 1] ?? 0;
        sum[at] = (sum[at] ?? 0) + Math.sqrt(re * re + im * im);
      }
    }
  return relative(sum, side);
}

function fill(
  into: Float32Array,
  flat: Grey,
  { side, left, top }: { side: number; left: number; top: number },
) {
  into.fill(0);
  const wide = Math.min(side, flat.width - left);
  const high = Math.min(side, flat.height - top);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      into[(y * side + x) * 2] = flat.values[(top + y) * flat.width + left + x] ?? 0;
}

/** In a byte each, and only half of the plane: the whole search then reads memory that is near. */
function relative(sum: Float32Array, side: number): Power {
  const beside = blurred({ width: side, height: side, values: sum }, around).values;
  const half = side / 2;
  const powers = new Uint8Array(side * half);
  let [total, squares] = [0, 0];
  for (let y = -half; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const at = ((y + side) % side) * side + x;
      const ratio = Math.min((sum[at] ?? 0) / (beside[at] || 1), tallest);
      const power = Math.round(ratio * ratio * 28);
      powers[(y + half) * half + x] = power;
      total += power;
      squares += power * power;
    }
  const usual = total / powers.length;
  return { powers, usual, spread: Math.sqrt(Math.max(squares / powers.length - usual * usual, 1e-6)) };
}
