import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimedPng,
  corners,
  exif,
  picture,
  pngChunk,
  withChunk,
  withSegment,
} from '#test/support/pictures.ts';
import { decodingImages } from './decoding-images.ts';
import { examineImage } from './examine-image.ts';
import type { ImageSize } from './images.ts';

const images = decodingImages();
const wide = { width: 300, height: 200 };
const sizes: ImageSize[] = [
  { name: 'large', fit: 'inside', pixels: 1600 },
  { name: 'small', fit: 'inside', pixels: 64 },
  { name: 'face', fit: 'square', pixels: 32 },
];

describe('a picture is decoded', () => {
  test('in every requested size, never larger than the original except for the square', async () => {
    const made = await images.make({ bytes: await picture('jpeg', wide), type: 'image/jpeg' }, sizes);
    expect(made.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['large', 300, 200],
      ['small', 64, 43],
      ['face', 32, 32],
    ]);
    for (const { bytes, width, height, type } of made) {
      expect(examineImage({ bytes, type })).toMatchObject({ width, height, orientation: 1 });
      expect(await corners(bytes)).toBe('rgbw');
    }
  });

  test.each([
    [1, 'rgbw'],
    [2, 'grwb'],
    [3, 'bwrg'],
    [4, 'wbgr'],
    [5, 'rwbg'],
    [6, 'wrgb'],
    [7, 'bgrw'],
    [8, 'gbwr'],
  ])('upright if its orientation is %i', async (orientation, upright) => {
    const png = withChunk(await picture('png', wide), 'eXIf', exif(orientation));
    const made = await images.make({ bytes: png, type: 'image/png' }, sizes);
    for (const { bytes } of made) expect(await corners(bytes)).toBe(upright);
    expect(made[0]?.width).toBe(orientation >= 5 ? 200 : 300);
  });

  test('without any of its metadata', async () => {
    const note = Buffer.concat([Buffer.from('Exif\0\0'), exif(1, 'CANARY')]);
    const jpeg = withSegment(await picture('jpeg', wide), 0xe1, note);
    for (const { bytes, type } of await images.make({ bytes: jpeg, type: 'image/jpeg' }, sizes)) {
      expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
      expect(examineImage({ bytes, type }).dropped.every((left) => left.byteLength === 0)).toBe(true);
    }
  });

  test('if it is transparent, gray, or a single pixel', async () => {
    const grey = claimedPng({ width: 20, height: 10 }, Buffer.alloc(210, 0));
    const clear = claimedPng({ width: 1, height: 1 }, Buffer.alloc(5, 0), 6);
    for (const bytes of [grey, clear])
      expect(await images.make({ bytes, type: 'image/png' }, sizes)).toHaveLength(3);
  });
});

describe('a decoder that meets', () => {
  test.each([
    ['rows that are not compressed data', () => broken(Buffer.from('not compressed at all'))],
    ['fewer rows than the header claims', () => claimedPng({ width: 2000, height: 2000 }, Buffer.alloc(100))],
    ['a header that claims 40 megapixels without data', () => claimedPng({ width: 8000, height: 5000 })],
  ])('%s refuses the picture', async (_what, make) => {
    await expect(images.make({ bytes: make(), type: 'image/png' }, sizes)).rejects.toMatchObject({
      code: 'image-broken',
    });
  });

  test('rows that unpack to far more than the header claims decodes or refuses the picture, and keeps working', async () => {
    const bomb = broken(deflateSync(Buffer.alloc(300_000_000), { level: 1 }));
    const outcome = await images
      .make({ bytes: bomb, type: 'image/png' }, sizes)
      .catch((error: unknown) => error);
    expect(Array.isArray(outcome) || outcome).toMatchObject(
      Array.isArray(outcome) ? {} : { code: 'image-broken' },
    );
    expect(await images.make({ bytes: await picture('png'), type: 'image/png' }, sizes)).toHaveLength(3);
  });

  test('changed bytes fails only with a refusal', async () => {
    const whole = await picture('jpeg', wide);
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, value] of changes) bytes[20 + (at % (bytes.length - 20))] = value;
        await images.make({ bytes, type: 'image/jpeg' }, sizes).catch((error: unknown) => {
          expect(error).toMatchObject({ code: expect.stringMatching(/^image-/) });
        });
      }),
      { numRuns: 12 },
    );
  });

  test('a timeout is killed, and the picture is refused', async () => {
    const hurried = decodingImages({ within: 1 });
    const upload = { bytes: await picture('png', { width: 3000, height: 2000 }), type: 'image/png' };
    await expect(hurried.make(upload, sizes)).rejects.toMatchObject({ code: 'image-broken' });
  });
});

test('if the decoder does not start, the caller is asked to retry', async () => {
  const slow = decodingImages({ startWithin: 1 });
  const upload = { bytes: await picture('png'), type: 'image/png' };
  await expect(slow.make(upload, sizes)).rejects.toMatchObject({ code: 'images-busy' });
});

test('if the queue is full, the caller is asked to retry', async () => {
  const narrow = decodingImages({ atOnce: 1, waiting: 2 });
  const upload = { bytes: await picture('png'), type: 'image/png' };
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => narrow.make(upload, sizes)));
  expect(outcomes.map((one) => one.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(outcomes[4]).toMatchObject({ reason: { code: 'images-busy' } });
  expect(await narrow.make(upload, sizes)).toHaveLength(3);
});

function broken(rows: Buffer): Buffer {
  const plain = claimedPng({ width: 8, height: 8 });
  return Buffer.concat([plain.subarray(0, 33), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}
