import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { besideBooks, derivedAnswers } from './derived-answers.ts';
import { periodBooks } from './period-books.ts';
import type { PeriodKey } from './periods.ts';
import { recastPeriod } from './recast.ts';

const ends = { yearEnds: '2025-12-31', latestEnds: '2026-06-30' };
function period(key: PeriodKey, sales: number, profit: number, imported = true) {
  const lines = { REV: cents(sales * 100), OTHER_OPEX: cents((sales - profit) * 100) };
  const typed = { [key]: { lines, netIncome: cents(profit * 100) } };
  const books = periodBooks(key, { ends, files: [], typed, mapping: new Map() });
  return recastPeriod(
    { ...books, source: imported ? 'imported' : 'typed' },
    { addBacks: [], marketPay: null },
    { ends, all: [] },
  );
}

test('three years and the last twelve months answer growth, margin, spread and SDE', () => {
  const years = [period('first', 1_000, 100), period('second', 1_100, 110), period('third', 1_210, 121)];
  const found = derivedAnswers({ periods: [...years, period('latest', 1_300, 130)] });
  expect(found).toEqual({
    A2: { value: 10, documented: true },
    A3: { value: 10, benchmarked: false, documented: true },
    // (100, 110, 121): deviation 8.5764… over the mean of 110.3333….
    A4: { value: 7.7732, lossYear: false, documented: true },
    A6: { value: 13_000, documented: true },
    C5: null,
  });
});

test('the share of documented add-backs includes the owner’s compensation adjusted from the books', () => {
  const lines = { REV: cents(100_000), OFFICER_COMP: cents(30_000) };
  const books = {
    ends,
    files: [],
    typed: { latest: { lines, netIncome: cents(70_000) } },
    mapping: new Map(),
  };
  const told = { addBacks: [], marketPay: cents(20_000) };
  const latest = recastPeriod(periodBooks('latest', books), told, { ends, all: [] });
  expect(derivedAnswers({ periods: [latest] }).C5).toEqual({ value: 0, documented: false });
});

test('one typed period makes an answer undocumented', () => {
  const years = [period('first', 1_000, 100), period('second', 1_000, 90, false), period('third', 1_000, 80)];
  const { A2, A3, A4, A6 } = derivedAnswers({ periods: years });
  expect([A2?.documented, A3?.documented, A4?.documented, A6]).toEqual([false, true, false, null]);
});

test('a value that the question does not accept gives no answer', () => {
  const years = [period('first', 1, 0), period('second', 10, 0), period('third', 1_000_000, 0)];
  expect(derivedAnswers({ periods: years })).toMatchObject({ A2: null, A4: null });
  const loss = [period('latest', 0, -100)];
  expect(derivedAnswers({ periods: loss })).toMatchObject({ A3: null, A6: { value: -10_000 } });
  expect(derivedAnswers(null)).toEqual({ A2: null, A3: null, A4: null, A6: null, C5: null });
});

test('answers are equal only if their additional facts are', () => {
  const books = { value: 12.5, benchmarked: false, documented: true };
  expect(besideBooks({ value: 12.5, benchmarked: false }, books)).toBe('same');
  expect(besideBooks({ value: 12.5, benchmarked: true }, books)).toBe('differs');
  expect(besideBooks({ value: 12.4, benchmarked: false }, books)).toBe('differs');
});
