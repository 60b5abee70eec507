import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampWidth, widthAfterKey } from './column-width.ts';
import { rowAfterKey } from './row-keys.ts';
import { leastWidth, mostWidth } from './table-memory.ts';

describe('moving between rows', () => {
  test('goes one down, one up, to either end, and no further', () => {
    expect(rowAfterKey('ArrowDown', 0, 3)).toBe(1);
    expect(rowAfterKey('ArrowDown', 2, 3)).toBe(2);
    expect(rowAfterKey('ArrowUp', 2, 3)).toBe(1);
    expect(rowAfterKey('ArrowUp', 0, 3)).toBe(0);
    expect(rowAfterKey('Home', 2, 3)).toBe(0);
    expect(rowAfterKey('End', 0, 3)).toBe(2);
  });

  test('ignores other keys', () => {
    for (const key of ['ArrowLeft', 'Tab', 'a', 'PageDown', 'Escape'])
      expect(rowAfterKey(key, 1, 3)).toBeNull();
  });
});

describe('column widths', () => {
  test('change by ten pixels, with Shift by fifty', () => {
    expect(widthAfterKey('ArrowRight', false, 150)).toBe(160);
    expect(widthAfterKey('ArrowLeft', true, 150)).toBe(100);
    expect(widthAfterKey('Home', false, 150)).toBe(20);
    expect(widthAfterKey('ArrowUp', false, 150)).toBeNull();
  });

  test('stay within the limits, including the minimum width of a column', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer({ min: 20, max: 200 }), (wished, least) => {
        const width = clampWidth(wished, least);
        expect(width).toBeGreaterThanOrEqual(least);
        expect(width).toBeLessThanOrEqual(mostWidth);
        expect(Number.isInteger(width)).toBe(true);
      }),
    );
    expect(clampWidth(-1)).toBe(leastWidth);
  });
});
