import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromText, textFromCents } from './dollars.ts';
import { pageNumbers } from './page-numbers.ts';
import { shortMoney } from './short-money.ts';
import { timeAgo } from './time-ago.ts';

describe('typed dollars', () => {
  test.each([
    ['1,250,000', 125_000_000],
    ['$1250000', 125_000_000],
    ['40.5', 4_050],
    ['$ 0.07', 7],
    ['.5', 50],
    ['250k', 25_000_000],
    ['1.2M', 120_000_000],
    ['1.25m', 125_000_000],
    ['12.500', 1_250],
    ['0', 0],
  ])('%s', (text, cents) => {
    expect(centsFromText(text)).toBe(cents);
  });

  test('returns null for an empty text', () => {
    expect(centsFromText('  ')).toBeNull();
  });

  test.each(['abc', '1,25', '1.2.3', '-5', '1.005', '$', '1e9', '99999999999999999', '12,34,567', '1 000'])(
    '%j is not an amount',
    (text) => {
      expect(centsFromText(text)).toBeUndefined();
    },
  );

  test('every amount survives formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
        expect(centsFromText(textFromCents(cents))).toBe(cents);
      }),
    );
  });
});

test.each([
  [120_000_000, '$1.2M'],
  [345_000_000, '$3.45M'],
  [305_000_000, '$3.05M'],
  [99_999_900, '$999K'],
  [99_949_900, '$999K'],
  [16_581_500, '$166K'],
  [-16_581_500, '-$166K'],
  [234_549_900, '$2.35M'],
  [1_000_000, '$10K'],
  [950_000, '$9,500'],
  [950_050, '$9,500.50'],
  [-150_000_000, '-$1.5M'],
  [0, '$0'],
  [123_456_789_000_00, '$123B'],
])('%i cents, short: %s', (cents, short) => {
  expect(shortMoney(cents)).toBe(short);
});

test.each([
  ['2026-11-17T12:00:00Z', '3 days ago'],
  ['2026-11-19T12:00:00Z', '1 day ago'],
  ['2026-11-20T11:58:59Z', '1 minute ago'],
  ['2026-11-20T11:59:30Z', 'less than a minute ago'],
  ['2026-11-20T13:00:00Z', 'less than a minute ago'],
  ['2026-11-06T12:00:00Z', '2 weeks ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('%s was %s', (at, words) => {
  expect(timeAgo(new Date(at), new Date('2026-11-20T12:00:00Z'))).toBe(words);
});

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});
