import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame, codeLength, framePart, halfPlane, tileSide } from './code-frame.ts';
import { cellsAcross, codeTile, signOf } from './code-tile.ts';
import { blurred, flatten, type Grey, halved } from './flatten.ts';
import { hideCode } from './hide-code.ts';
import { codeMatcher, falseMatch } from './match-codes.ts';
import { readCode } from './read-code.ts';

const sum = (text: string) => createHash('sha512').update(text).digest();
const frameKey = sum('frame');
const frame = codeFrame(frameKey);
const codes = fc.string({ minLength: 1, maxLength: 20 }).map((text) => sum(`code ${text}`));

/** Gray paper with some ink on it, in rows with PNG's filter byte. */
function paper(
  width: number,
  height: number,
  { channels = 1, shade = 255 }: { channels?: 1 | 3; shade?: number } = {},
) {
  const rows = new Uint8Array((width * channels + 1) * height).fill(shade);
  for (let y = 0; y < height; y += 1) {
    rows[y * (width * channels + 1)] = 0;
    if (y % 48 < 12)
      for (let x = 20; x < width - 20; x += 7) rows[y * (width * channels + 1) + 1 + x * channels] = 30;
  }
  return { width, height, channels, rows, photo: false } as const;
}

function coded(width: number, height: number, code: Uint8Array): Grey {
  const page = paper(width, height);
  hideCode(page, { frameKey, code });
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) values[y * width + x] = page.rows[y * (width + 1) + 1 + x] ?? 0;
  return { width, height, values };
}

/** As seen through a lens: scaled, turned in degrees around the corner, moved, between four pixels. */
function seen(page: Grey, how: { scale: number; degrees: number; x: number; y: number }, side: number): Grey {
  const angle = (how.degrees * Math.PI) / 180;
  const values = new Float32Array(side * side);
  const at = (x: number, y: number) => page.values[y * page.width + x] ?? 255;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const right = (Math.cos(angle) * x + Math.sin(angle) * y) / how.scale + how.x;
      const down = (Math.cos(angle) * y - Math.sin(angle) * x) / how.scale + how.y;
      const [left, top] = [Math.floor(right), Math.floor(down)];
      const [rx, ry] = [right - left, down - top];
      const above = at(left, top) * (1 - rx) + at(left + 1, top) * rx;
      const below = at(left, top + 1) * (1 - rx) + at(left + 1, top + 1) * rx;
      values[y * side + x] = Math.round(above * (1 - ry) + below * ry);
    }
  return { width: side, height: side, values };
}

const probabilityOf = (picture: Grey, code: Uint8Array) => {
  const readings = readCode(picture, frame);
  return falseMatch(codeMatcher(readings)(code), { codes: 1_000_000, readings: readings.length });
};

describe('the frame of a site', () => {
  test('has waves of its own, none twice and none opposite to another', () => {
    const all = [...frame.steady, ...frame.coded];
    expect([frame.steady.length, frame.coded.length]).toEqual([framePart, codeLength]);
    expect(new Set(all.flatMap(({ u, v }) => [`${u} ${v}`, `${-u} ${-v}`])).size).toBe(2 * all.length);
    expect(codeFrame(frameKey)).toEqual(frame);
    const other = new Set(codeFrame(sum('other')).coded.map(({ u, v }) => `${u} ${v}`));
    expect(frame.coded.filter(({ u, v }) => other.has(`${u} ${v}`)).length).toBeLessThan(0.7 * codeLength);
    expect(halfPlane().every(({ u, v }) => Math.hypot(u, v) < tileSide / 8)).toBe(true);
  });
});

describe('a code in a page', () => {
  test('darkens a quarter of the rows by little, and no ink', () => {
    fc.assert(
      fc.property(
        codes,
        fc.constantFrom(1 as const, 3 as const),
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 290, max: 300 }),
        (code, channels, shade, width) => {
          const page = paper(width, 60, { channels, shade });
          const before = page.rows.slice();
          hideCode(page, { frameKey, code });
          const stride = width * channels + 1;
          let changed = 0;
          const wrong: number[] = [];
          for (let at = 0; at < before.length; at += 1) {
            const by = (before[at] ?? 0) - (page.rows[at] ?? 0);
            if (by === 0) continue;
            changed += by;
            const line = Math.floor(at / stride) % 4;
            if (by !== 8 || (line !== 1 && line !== 2) || at % stride === 0) wrong.push(at);
          }
          expect(wrong).toEqual([]);
          expect(changed / before.length).toBeLessThan(2);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('darkens the dark cells of its tile to the last pixel of a row, where the page is bright enough', () => {
    fc.assert(
      fc.property(
        codes,
        fc.constantFrom(1 as const, 3 as const),
        fc.boolean(),
        fc.integer({ min: 250, max: 530 }),
        (code, channels, photo, width) => {
          const stride = width * channels + 1;
          const rows = Uint8Array.from({ length: stride * 40 }, (_, at) => (at * 7919) % (at % 3 ? 256 : 12));
          const page = { width, height: 40, channels, photo, rows };
          const before = rows.slice();
          hideCode(page, { frameKey, code });
          const tile = codeTile(frame, code);
          const depth = photo ? 3 : 8;
          const expected = before.map((value, at) => {
            const [y, x] = [Math.floor(at / stride), Math.floor(((at % stride) - 1) / channels)];
            const line = photo || y % 4 === 1 + (Math.floor(y / 4) % 2);
            const dark = tile[Math.floor(y / 4) * cellsAcross + (Math.floor(x / 4) % cellsAcross)] === 1;
            return at % stride > 0 && line && dark && value >= depth ? value - depth : value;
          });
          expect(Buffer.compare(rows, expected)).toBe(0);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('darkens whole cells of a photo, by less', () => {
    const page = { ...paper(300, 60, { channels: 3, shade: 140 }), photo: true };
    const before = page.rows.slice();
    hideCode(page, { frameKey, code: sum('photo') });
    const by = before.map((value, at) => value - (page.rows[at] ?? 0));
    expect(new Set(by)).toEqual(new Set([0, 3]));
    expect(by.reduce((total, one) => total + one, 0) / by.length).toBeLessThan(2);
    expect(before.filter((_, at) => at % 901 === 0).every((value) => value === 0)).toBe(true);
  });

  test('is in both shades about equally, and another code is another tile', () => {
    fc.assert(
      fc.property(codes, codes, (one, other) => {
        const tile = codeTile(frame, one);
        const dark = tile.filter((cell) => cell === 1).length / cellsAcross ** 2;
        expect(Math.abs(dark - 0.5)).toBeLessThan(0.03);
        const another = codeTile(frame, other);
        const same = tile.filter((cell, at) => cell === another[at]).length;
        if (!one.equals(other)) expect(same / tile.length).toBeLessThan(0.75);
      }),
      { numRuns: 10 },
    );
  });
});

describe('reading a picture', () => {
  const page = coded(900, 900, sum('the view'));

  test.each([
    ['as it is', { scale: 1, degrees: 0, x: 40, y: 70 }, 560],
    ['at half size', { scale: 0.5, degrees: 0, x: 0, y: 0 }, 440],
    ['larger', { scale: 1.37, degrees: 0, x: 11.5, y: 203 }, 700],
    ['more than twice as large', { scale: 2.3, degrees: 0, x: 100, y: 100 }, 900],
    ['turned by 2°', { scale: 0.83, degrees: 2, x: 60, y: 30 }, 560],
    ['turned the other way, smaller', { scale: 0.6, degrees: -2.6, x: 300, y: 10 }, 380],
  ])('finds the code %s, where it is and no other', (_name, how, side) => {
    const picture = seen(page, how, side);
    const readings = readCode(picture, frame);
    const fitOf = codeMatcher(readings);
    expect(falseMatch(fitOf(sum('the view')), { codes: 1_000_000, readings: readings.length })).toBeLessThan(
      1e-9,
    );
    const [best] = readings.toSorted((a, b) => b.clarity - a.clarity);
    expect(best?.scale).toBeCloseTo(how.scale, 1);
    expect(Math.abs(((best?.turn ?? 0) * 180) / Math.PI - how.degrees)).toBeLessThan(0.7);
    for (const other of ['a', 'b', 'c']) expect(fitOf(sum(other))).toBeLessThan(6);
  });

  test('finds nothing in a page without a code, in one color and in noise', () => {
    const size = { width: 300, height: 300 };
    let state = 1;
    const noise = Float32Array.from({ length: 90_000 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % 256;
    });
    for (const values of [new Float32Array(90_000).fill(255), new Float32Array(90_000), noise])
      expect(probabilityOf({ ...size, values }, sum('the view'))).toBe(1);
  });

  test('cannot do it with the frame of another site', () => {
    const readings = readCode(
      seen(page, { scale: 1, degrees: 0, x: 0, y: 0 }, 400),
      codeFrame(sum('elsewhere')),
    );
    const fit = codeMatcher(readings)(sum('the view'));
    expect(falseMatch(fit, { codes: 1, readings: readings.length })).toBeGreaterThan(1e-3);
  });

  test('reads pictures as small as one pixel', () => {
    for (const [width, height] of [
      [1, 1],
      [2, 300],
      [300, 3],
    ] as const)
      expect(probabilityOf({ width, height, values: new Float32Array(width * height) }, sum('x'))).toBe(1);
  });
});

describe('the bound of false matches', () => {
  const numbers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 512, maxLength: 512 });

  test('holds for any reading: a fit is the cosine with the code, times the root of its length', () => {
    fc.assert(
      fc.property(numbers, codes, (signs, code) => {
        const length = Math.hypot(...signs);
        const expected =
          signs.reduce((total, sign, at) => total + sign * signOf(code, at), 0) / (length || 1);
        const fit = codeMatcher([{ scale: 1, turn: 0, clarity: 0, signs: Float32Array.from(signs) }])(code);
        expect(fit).toBeCloseTo(Math.max(0, expected), 2);
        expect(fit).toBeLessThanOrEqual(Math.sqrt(codeLength) + 1e-3);
      }),
      { numRuns: 30 },
    );
  });

  test('is never exceeded by 20,000 codes that know nothing of the reading', () => {
    const signs = Float32Array.from({ length: codeLength }, (_, at) => Math.sin(at * at) * (at % 7));
    const fitOf = codeMatcher([{ scale: 1, turn: 0, clarity: 0, signs }]);
    const fits = Array.from({ length: 20_000 }, (_, number) => fitOf(sum(`stranger ${number}`)));
    for (const height of [1, 2, 3, 3.5])
      expect(fits.filter((one) => one >= height).length / fits.length).toBeLessThanOrEqual(
        falseMatch(height, { codes: 1, readings: 1 }),
      );
  });

  test('grows with views and guesses, and is a probability', () => {
    expect(falseMatch(8, { codes: 2, readings: 3 })).toBeCloseTo(
      6 * falseMatch(8, { codes: 1, readings: 1 }),
      12,
    );
    expect(falseMatch(0, { codes: 10, readings: 1 })).toBe(1);
    expect(codeMatcher([])(sum('x'))).toBe(0);
  });
});

describe('flattening', () => {
  test('leaves nothing of paper in one shade, and not more than three anywhere', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 255 }),
        (width, height, shade) => {
          const values = new Float32Array(width * height).fill(shade);
          expect(flatten({ width, height, values }).values.every((left) => Math.abs(left) < 1e-3)).toBe(true);
          const ink = values.map((_, at) => (at % 5 === 0 ? 0 : shade));
          expect(flatten({ width, height, values: ink }).values.every((left) => Math.abs(left) <= 3)).toBe(
            true,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('takes means over squares, smaller ones at the edges, and halves by means of four', () => {
    const grey = { width: 4, height: 3, values: Float32Array.from({ length: 12 }, (_, at) => at) };
    expect([...blurred(grey, 1).values]).toEqual([2.5, 3, 4, 4.5, 4.5, 5, 6, 6.5, 6.5, 7, 8, 8.5]);
    expect(halved(grey)).toEqual({ width: 2, height: 1, values: Float32Array.from([2.5, 4.5]) });
  });
});
