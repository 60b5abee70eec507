import { expect, test } from 'vitest';
import type { Answer } from '#features/valuation/health-check/domain/answers.ts';
import { cents } from '#kernel/money.ts';
import { againstBooks, knownFromBooks } from './against-books.ts';
import { derivedAnswers } from './derived-answers.ts';
import { periodBooks } from './period-books.ts';
import { recastPeriod } from './recast.ts';

const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31' };
const typed = (sales: number) => ({
  lines: { REV: cents(sales), OTHER_OPEX: cents(sales - 100_000_00) },
  netIncome: cents(100_000_00),
});
const books = {
  ends,
  files: [],
  typed: { first: typed(1_000_000_00), second: typed(1_070_000_00), third: typed(1_144_900_00) },
  mapping: new Map(),
};
const terms = { addBacks: [], marketPay: cents(0) };
const periods = (['first', 'second', 'third'] as const).map((key) =>
  recastPeriod(periodBooks(key, books), terms, { ends, all: [] }),
);
const given = (value: number | string, more = {}): Answer => ({
  state: 'given',
  value,
  evidenced: false,
  ...more,
});
const words = (answers: Parameters<typeof againstBooks>[0], of = periods) =>
  againstBooks(answers, { periods: of }).map((one) => one.words);

test('a growth that the books contradict is listed with both figures, one that they support is not', () => {
  expect(derivedAnswers({ periods }).A2?.value).toBe(7);
  const [said, ...more] = words({ A2: given(10) });
  expect(more).toEqual([]);
  expect(said).toContain('you said 10%, and your books say 7%');
  expect(said).toContain('Your answer counts in the score until you change it');
  expect(words({ A2: given(7.4) })).toEqual([]);
  expect(againstBooks({ A2: given(10) }, null)).toEqual([]);
});

test('earnings that the newest year of the books contradicts are listed, without the last twelve months, too', () => {
  const upTo = { yearEnds: '2025-12-31', latestEnds: '2026-06-30' };
  const older = recastPeriod(periodBooks('third', { ...books, ends: upTo }), terms, { ends: upTo, all: [] });
  expect(derivedAnswers({ periods: [older] }).A6).toBeNull();
  expect(words({ A6: given(56_000_00) }, [older])).toEqual([
    expect.stringMatching(/you said \$56,000, and your books say \$100,000 for the twelve months to .*2025/),
  ]);
  expect(words({ A6: given(100_500_00) }, [older])).toEqual([]);
  expect(words({ A6: given(56_000_00) })).toHaveLength(1);
});

test('a margin relative to its industry is another figure, a denied loss is a contradiction', () => {
  expect(words({ A3: given(40, { benchmarked: true }) })).toEqual([]);
  expect(words({ A3: given(40, { benchmarked: false }) })).toHaveLength(1);
  expect(words({ A4: given(0, { lossYear: true }) })).toHaveLength(1);
  expect(words({ A4: given(0, { lossYear: false }) })).toEqual([]);
});

test('books on a cash basis contradict an answer that says accrual', () => {
  const cash = periods.map((period) => ({ ...period, bases: ['cash' as const] }));
  expect(words({ A5: given('accrual') }, cash)).toHaveLength(1);
  expect(words({ A5: given('cash') }, cash)).toEqual([]);
  expect(words({ A5: given('accrual') })).toEqual([]);
});

test('only the share of documented add-backs is scored from the books', () => {
  const pay = { lines: { REV: cents(100_000), OFFICER_COMP: cents(30_000) }, netIncome: cents(70_000) };
  const one = { ends, files: [], typed: { third: pay }, mapping: new Map() };
  const told = { addBacks: [], marketPay: cents(20_000) };
  const recast = { periods: [recastPeriod(periodBooks('third', one), told, { ends, all: [] })] };
  const answers = { A3: given(90, { benchmarked: false }), C5: given(65, { evidenced: true }) };
  expect(knownFromBooks(answers, recast)).toEqual({ C5: given(0, { evidenced: true }) });
  expect(knownFromBooks({ C5: given(0.5) }, recast)).toEqual({});
  expect(knownFromBooks({ C5: { state: 'not_done_yet' } }, recast)).toEqual({});
  expect(knownFromBooks(answers, null)).toEqual({});
  const said = againstBooks(answers, recast).find(({ keys }) => keys[0] === 'C5')?.words;
  expect(said).toContain('you said 65%, and your books say 0%. The score uses your books');
});
