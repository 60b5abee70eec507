import { expect, test } from 'vitest';
import { swipe } from './swipe.ts';

const start = { x: 200, y: 300 };

test.each([
  ['to the left', { x: 120, y: 310 }, 1],
  ['to the right', { x: 280, y: 290 }, -1],
  ['a tap that slipped', { x: 160, y: 300 }, 0],
  ['down the page, slightly aslant', { x: 120, y: 500 }, 0],
  ['up the page', { x: 210, y: 100 }, 0],
  ['as far across as along', { x: 100, y: 200 }, 0],
] as const)('a stroke %s', (_name, end, turn) => {
  expect(swipe(start, end)).toBe(turn);
});
