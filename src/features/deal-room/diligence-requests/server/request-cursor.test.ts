import { expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { decodePlace, encodePlace } from './request-cursor.ts';

test('decodes the cursors that it encodes', () => {
  for (const place of [
    { day: '9999-12-31', place: 0 },
    { day: '2028-02-29', place: 2_147_483_647 },
  ])
    expect(decodePlace(encodePlace(place))).toEqual(place);
});

test.each([
  ['2026-02-30', 1],
  ['2026-13-01', 1],
  ['0000-01-01', 1],
  ['2026-02-01', 2 ** 31],
  ['2026-02-01', 1.5],
])('refused, not looked up: %s, %d', (day, place) => {
  expect(() => decodePlace(encodePlace({ day, place }))).toThrow(Refused);
});
