import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covered, marked } from './mark-pixels.ts';
import { markTile } from './mark-tile.ts';
import { renderedSize } from './open-document.ts';
import { rasterOf } from './raster.ts';
import { sizeLimitedCache } from './size-limited-cache.ts';
import { linesOfText } from './text-lines.ts';

describe('a cache limited by size', () => {
  test('never exceeds the limit except for a single value, and holds the latest value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 60 }))),
        (puts) => {
          const dropped: number[] = [];
          const kept = sizeLimitedCache<number>(
            100,
            (weight) => weight,
            (weight) => dropped.push(weight),
          );
          for (const [key, weight] of puts) {
            kept.set(String(key), weight);
            expect(kept.get(String(key))).toBe(weight);
          }
          const held = Array.from({ length: 10 }, (_, key) => kept.get(String(key)) ?? 0);
          expect(held.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(100);
          const all = puts.reduce((sum, [, weight]) => sum + weight, 0);
          const rest = [...held, ...dropped].reduce((sum, weight) => sum + weight, 0);
          expect(rest).toBe(all);
        },
      ),
    );
  });
});

describe('a raster', () => {
  test('takes one byte per pixel without color, three with it', () => {
    const grey = new Uint8Array(16).fill(200);
    expect(rasterOf(grey, 2, 2)).toMatchObject({
      channels: 1,
      rows: Uint8Array.from([0, 200, 200, 0, 200, 200]),
    });
    const red = Uint8Array.from([255, 0, 0, 255]);
    expect(rasterOf(red, 1, 1)).toMatchObject({ channels: 3, rows: Uint8Array.from([0, 255, 0, 0]) });
  });

  test('has black boxes where it is covered, also at the edge, and is unchanged elsewhere', () => {
    const unit = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(unit, unit, unit, unit, (x, y, width, height) => {
        const raster = rasterOf(new Uint8Array(20 * 10 * 4).fill(255), 20, 10);
        const { rows } = covered(raster, [{ x, y, width, height }]);
        expect(rows.length).toBe(raster.rows.length);
        for (let row = 0; row < 10; row += 1) {
          expect(rows[row * 21]).toBe(0);
          for (let column = 0; column < 20; column += 1) {
            const [px, py] = [(column + 0.5) / 20, (row + 0.5) / 10];
            const inside = px > x && px < x + width && py > y && py < y + height;
            if (inside) expect(rows[row * 21 + 1 + column]).toBe(0);
          }
        }
      }),
    );
  });

  test('is marked on white and on black, in every part', async () => {
    const tile = await markTile(['Bob Buyer', 'bob@buyer.example'], 0.5);
    for (const shade of [255, 0]) {
      const raster = rasterOf(new Uint8Array(700 * 900 * 4).fill(shade), 700, 900);
      const { rows } = marked(raster, tile);
      for (const [left, top] of [
        [0, 0],
        [400, 0],
        [0, 600],
        [400, 600],
      ] as const) {
        let touched = 0;
        for (let y = top; y < top + 300; y += 1)
          for (let x = left; x < left + 300; x += 1) if (rows[y * 701 + 1 + x] !== shade) touched += 1;
        expect(touched).toBeGreaterThan(500);
      }
    }
  });

  test('a watermark without any drawable letter still shows', async () => {
    expect((await markTile(['אבג', '漢字', '🪨'], 1)).strength.length).toBeGreaterThan(100);
  });
});

test('a page is rendered at the requested width, narrower if it would have too many pixels', () => {
  const side = fc.double({ min: 0.1, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const drawn = renderedSize({ width, height }, 1_400);
      expect(drawn.width).toBeLessThanOrEqual(1_400);
      expect(drawn.width).toBeGreaterThan(0);
      expect(drawn.height).toBeGreaterThan(0);
      expect(drawn.width * drawn.height).toBeLessThan(13_000_000);
    }),
  );
});

describe('texts as lines', () => {
  const paper = { width: 612, height: 792, margin: 54, size: 9.5, leading: 13, rows: 52 };

  test('lose no letter, however long the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'W', ' ', 'é', '9'), maxLength: 600 }), (text) => {
        const shown = linesOfText(text, paper)
          .flatMap((line) => line.map((run) => run.text))
          .join('');
        expect(shown.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
