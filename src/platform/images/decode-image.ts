import { Transformer } from '@napi-rs/image';
import { fitImage, uprightSize } from './fit-image.ts';
import type { ImageSize, MadeImage } from './images.ts';

export type DecodeJob = {
  clean: Uint8Array;
  width: number;
  height: number;
  orientation: number;
  sizes: readonly ImageSize[];
};

const quality = 80;
const stretch = 1;

// Runs in its own process, so that a faulty decoder harms nothing else and its memory is freed.
process.once('message', (job: DecodeJob) => {
  decode(job).then(
    (made) => process.send?.({ made }, () => process.exit(0)),
    () => process.send?.({ made: null }, () => process.exit(0)),
  );
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');

async function decode({ clean, width, height, orientation, sizes }: DecodeJob): Promise<MadeImage[]> {
  const upright = uprightSize({ width, height }, orientation);
  const made: MadeImage[] = [];
  for (const size of sizes) {
    const { scaled, crop } = fitImage(upright, size);
    const image = new Transformer(clean).rotate(orientation).fastResize({ ...scaled, fit: stretch });
    // The library crops after scaling, in whatever order it is called.
    if (crop) image.crop(crop.x, crop.y, crop.width, crop.height);
    const { width: w, height: h } = crop ?? scaled;
    made.push({ name: size.name, type: 'image/webp', width: w, height: h, bytes: await image.webp(quality) });
  }
  return made;
}
