import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPart, leastPart, partAfter, partAfterLoss, partBytes } from './part-size.ts';

const kib = 1024;

describe('least part size', () => {
  test('is 64 KiB, or more so that a large file has at most 4,096 parts', () => {
    const gib = kib ** 3;
    expect(
      [0, 1, 256 * kib * kib, 256 * kib * kib + 1, gib, 4 * gib].map((size) => leastPart(size) / kib),
    ).toEqual([64, 64, 64, 128, 256, 1_024]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * gib }), (size) => {
        expect(size / leastPart(size)).toBeLessThanOrEqual(4_096);
        expect(leastPart(size)).toBeLessThanOrEqual(partBytes);
      }),
    );
  });
});

/** Simulates parts over a line with `rate` bytes per second and `latency` milliseconds per response. */
function partsOver(rate: number, latency: number, count: number) {
  const sent: { bytes: number; milliseconds: number }[] = [];
  let size = firstPart;
  for (let n = 0; n < count; n += 1) {
    const part = { bytes: size, milliseconds: (size / rate) * 1_000 + latency };
    sent.push(part);
    size = partAfter(size, part);
  }
  return sent;
}

describe('part size of an upload', () => {
  test('reaches 8 MiB after three parts on a fast line', () => {
    expect(partsOver(50_000_000, 20, 4).map(({ bytes }) => bytes / kib)).toEqual([256, 1_024, 4_096, 8_192]);
  });

  test('keeps parts under four seconds on a line of 160 kbit/s', () => {
    const sizes = partsOver(20_000, 100, 4).map(({ bytes }) => bytes / kib);
    expect(sizes).toEqual([256, 64, 64, 64]);
  });

  test('settles at parts of a few seconds on any line', () => {
    const rates = fc.integer({ min: 20_000, max: 2_000_000 });
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 500 }), (rate, latency) => {
        for (const { bytes, milliseconds } of partsOver(rate, latency, 12).slice(4)) {
          expect(milliseconds).toBeLessThanOrEqual(4_600);
          expect(bytes === partBytes || milliseconds >= 1_000).toBe(true);
        }
      }),
    );
  });

  test('ignores a small part that was quick but not one that was slow', () => {
    expect(partAfter(partBytes, { bytes: 100, milliseconds: 300 })).toBe(partBytes);
    expect(partAfter(firstPart, { bytes: 200_000, milliseconds: 8_000 })).toBe(64 * kib);
  });

  test('halves after a loss, down to the least size', () => {
    expect(partAfterLoss(partBytes)).toBe(partBytes / 2);
    expect(partAfterLoss(64 * kib)).toBe(64 * kib);
  });
});
