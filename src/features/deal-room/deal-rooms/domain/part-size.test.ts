import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPart, leastPart, partAfter, partAfterLoss, partBytes } from './part-size.ts';

const kib = 1024;

describe('the parts of a file', () => {
  test('are at least 64 KiB, and of a large file as many as make 4,096 at most', () => {
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

/** Parts over a line of so many bytes a second whose answers take so many milliseconds more. */
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

describe('a sender', () => {
  test('has parts of 8 MiB after three on a fast line', () => {
    expect(partsOver(50_000_000, 20, 4).map(({ bytes }) => bytes / kib)).toEqual([256, 1_024, 4_096, 8_192]);
  });

  test('on a line of 160 kbit/s has parts that take four seconds at most', () => {
    const sizes = partsOver(20_000, 100, 4).map(({ bytes }) => bytes / kib);
    expect(sizes).toEqual([256, 64, 64, 64]);
  });

  test('comes to parts of some seconds on any line', () => {
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

  test('is not misled by a small file that was quick, but by none that was slow', () => {
    expect(partAfter(partBytes, { bytes: 100, milliseconds: 300 })).toBe(partBytes);
    expect(partAfter(firstPart, { bytes: 200_000, milliseconds: 8_000 })).toBe(64 * kib);
  });

  test('halves what was lost, down to the least', () => {
    expect(partAfterLoss(partBytes)).toBe(partBytes / 2);
    expect(partAfterLoss(64 * kib)).toBe(64 * kib);
  });
});
