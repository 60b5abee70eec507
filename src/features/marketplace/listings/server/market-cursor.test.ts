import { expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { decodeMarketCursor, encodeMarketCursor } from './market-cursor.ts';

const handedOut = {
  sort: 'newest' as const,
  key: 0,
  at: new Date('2026-02-03T04:05:06.789Z'),
  id: '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f',
  page: 2,
  total: 40,
  totalIsFloor: false,
};

test('a cursor round-trips', () => {
  expect(decodeMarketCursor(encodeMarketCursor(handedOut), 'newest')).toEqual(handedOut);
});

test.each([
  ['a key above the integer range', { key: 2 ** 31 }],
  ['a key below the integer range', { key: -(2 ** 31) - 1 }],
  ['a page that is too large', { page: 2 ** 53 - 1 }],
  ['a total that is too large', { total: 2 ** 40 }],
  ['a timestamp that is too late', { at: new Date(8.64e15) }],
  ['an invalid id', { id: 'x' }],
])('rejects a cursor with %s', (_what, forged) => {
  const text = encodeMarketCursor({ ...handedOut, ...forged });
  expect(() => decodeMarketCursor(text, 'newest')).toThrow(Refused);
});
