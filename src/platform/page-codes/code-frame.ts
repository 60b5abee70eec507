import { createHash } from 'node:crypto';

/** In pixels of the served page. The pattern of a code repeats after so many, to the right and down. */
export const tileSide = 256;

/**
 * Waves per tile of the carriers: periods of 8.5 to 21 pixels. Longer ones show on empty paper, shorter ones
 * do not survive half size with a JPEG.
 */
const [fewest, most] = [12, 30];

/** Carriers that are the same in every page of a site, and carriers that each hold one sign of a code. */
export const [framePart, codeLength] = [256, 512] as const;

/** A wave of `u` and `v` periods per tile to the right and down; `turn`: its phase in radians. */
export type Carrier = { u: number; v: number; turn: number };

/** `steady`: their phases are known before the code is; they say where the tile begins. `coded`: one sign each. */
export type CodeFrame = { steady: readonly Carrier[]; coded: readonly Carrier[] };

/** Draws the carriers of a site out of its frame key. The same key gives the same frame. */
export function codeFrame(key: Uint8Array): CodeFrame {
  const draw = drawing(key);
  const places = halfPlane();
  for (let at = places.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    const [one, two] = [places[at], places[other]];
    if (one && two) [places[at], places[other]] = [two, one];
  }
  const carriers = places
    .slice(0, framePart + codeLength)
    .map(({ u, v }) => ({ u, v, turn: draw() * 2 * Math.PI }));
  return { steady: carriers.slice(0, framePart), coded: carriers.slice(framePart) };
}

/** All waves in the band, one of each pair of opposite ones. */
export function halfPlane(): { u: number; v: number }[] {
  const places: { u: number; v: number }[] = [];
  for (let u = 0; u <= most; u += 1)
    for (let v = -most; v <= most; v += 1) {
      const length = Math.hypot(u, v);
      if (length < fewest || length > most || (u === 0 && v < 0)) continue;
      places.push({ u, v });
    }
  return places;
}

/** Numbers in [0, 1) from SHA-512 of the key and a counter. */
function drawing(key: Uint8Array): () => number {
  let block = Buffer.alloc(0);
  let [at, count] = [0, 0];
  return () => {
    if (at >= block.length) {
      block = createHash('sha512').update(key).update(String(count)).digest();
      [at, count] = [0, count + 1];
    }
    at += 4;
    return block.readUInt32LE(at - 4) / 2 ** 32;
  };
}
