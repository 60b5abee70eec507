import { expect, test } from 'vitest';
import { contrast, mixed } from './color.ts';

test('contrast runs from 1 to 21, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#336699', '#336699')).toBe(1);
  // The gray that the guidelines give as the lightest one on white: 4.54.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a mix is between its two colors', () => {
  expect(mixed('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mixed('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mixed('#102030', '#305070', 0.5)).toBe('#203850');
});
