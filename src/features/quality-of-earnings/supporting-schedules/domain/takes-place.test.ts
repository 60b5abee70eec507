import { expect, test } from 'vitest';
import { takesPlace } from './takes-place.ts';

const year = { from: '2025-01-01', to: '2025-12-31', statement: true };
const part = { from: '2025-02-01', to: '2025-12-31', refused: true };
const none = { from: null, to: null, refused: true };

test('a statement takes the place of refused ones without days, or of days within its own', () => {
  expect([part, none].map((one) => takesPlace(year, one))).toEqual([true, true]);
  expect(takesPlace(year, { ...part, from: '2024-12-01' })).toBe(false);
  expect(takesPlace(year, { ...part, to: '2026-01-31' })).toBe(false);
  expect(takesPlace({ from: null, to: '2025-12-31', statement: true }, { ...none, to: '2025-12-31' })).toBe(
    true,
  );
});

test('one that adds up keeps its place unless the days are the same; a schedule of other days does too', () => {
  expect(takesPlace(year, { ...part, refused: false })).toBe(false);
  expect(takesPlace(year, { ...year, refused: false })).toBe(true);
  expect(takesPlace({ ...year, statement: false }, part)).toBe(false);
  expect(takesPlace({ ...year, statement: false }, none)).toBe(false);
});
