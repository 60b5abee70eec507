import { setPriority } from 'node:os';
import { Transformer } from '@napi-rs/image';
import { uprightSize } from '../images/fit-image.ts';
import { codeFrame } from './code-frame.ts';
import type { Grey } from './flatten.ts';
import { readCode } from './read-code.ts';

export type ReadJob = {
  clean: Uint8Array;
  width: number;
  height: number;
  orientation: number;
  frameKey: Uint8Array;
};

/** In pixels, so that memory is bounded; larger pictures are made smaller, which a code survives. */
const mostPixels = 12_000_000;
const stretch = 1;
const lowPriority = 15;

// Runs in its own process, so that a faulty decoder harms nothing else, no one waits and memory is freed.
process.once('message', (job: ReadJob) => {
  read(job).then(
    (readings) => process.send?.({ readings }, () => process.exit(0)),
    () => process.send?.({ readings: null }, () => process.exit(0)),
  );
});
process.once('disconnect', () => process.exit(1));
setPriority(lowPriority);
process.send?.('ready');

async function read(job: ReadJob) {
  return readCode(await greyOf(job), codeFrame(job.frameKey));
}

async function greyOf({ clean, width, height, orientation }: ReadJob): Promise<Grey> {
  const upright = uprightSize({ width, height }, orientation);
  const shrink = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const wide = Math.max(1, Math.round(upright.width * shrink));
  const high = Math.max(1, Math.round(upright.height * shrink));
  const image = new Transformer(clean).rotate(orientation);
  if (shrink < 1) image.fastResize({ width: wide, height: high, fit: stretch });
  // In a BMP each color has a byte, whatever the picture had: gray, a palette, 16 bits.
  const pixels = await new Transformer(await image.bmp()).rawPixels();
  return { width: wide, height: high, values: brightness(pixels, wide * high) };
}

/** ITU-R BT.601, as in JPEG. */
const [red, green, blue] = [0.299, 0.587, 0.114] as const;
const [opaque, seeThrough] = [3, 4] as const;

/** On white where it is see-through. */
function brightness(pixels: Uint8Array, count: number): Float32Array {
  const channels = pixels.length / count;
  if (channels !== opaque && channels !== seeThrough) throw new Error('another size than announced');
  const values = new Float32Array(count);
  for (let at = 0, from = 0; at < count; at += 1, from += channels) {
    const light =
      red * (pixels[from] ?? 0) + green * (pixels[from + 1] ?? 0) + blue * (pixels[from + 2] ?? 0);
    const cover = channels === seeThrough ? (pixels[from + opaque] ?? 0) / 255 : 1;
    values[at] = 255 + (light - 255) * cover;
  }
  return values;
}
