import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answer, Answers } from '#features/valuation/health-check/domain/answers.ts';
import { firstQuestions } from '#features/valuation/health-check/domain/first-questions.ts';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import type { MultipleRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import {
  anyAnswers,
  anyYears,
  exampleAnswers,
  exampleInputs,
  exampleRows,
  given,
} from '#test/support/check-value-examples.ts';
import { band, dollars } from '#test/support/valuation-examples.ts';
import { type CheckInputs, checkValue } from './check-value.ts';
import { earlyValue } from './early-value.ts';

const only = (keys: readonly QuestionKey[], answers: Answers): Answers =>
  Object.fromEntries(keys.map((key) => [key, answers[key]]));
const early = (answers: Answers, more: Partial<CheckInputs> = {}) =>
  earlyValue({ ...exampleInputs, answers, ...more });

const inSomeOrder = fc
  .tuple(
    fc.shuffledSubarray([...questionKeys], { minLength: questionKeys.length }),
    anyAnswers,
    fc.array(fc.nat(9), { minLength: questionKeys.length, maxLength: questionKeys.length }),
  )
  .map(([order, answers, other]) =>
    order.map((key, at): [QuestionKey, Answer | undefined] => [
      key,
      otherwise(key, other[at]) ?? answers[key],
    ]),
  );

function otherwise(key: QuestionKey, chance = 9): Answer | null {
  if (chance === 0 && questions[key].notApplicable) return { state: 'does_not_apply' };
  return chance === 1 && questions[key].mayBeOpen ? { state: 'not_done_yet' } : null;
}

const uneven: MultipleRow[] = [
  ...exampleRows.filter(({ kind }) => kind !== 'size'),
  ...(['SDE', 'EBITDA'] as const).flatMap((metric) => [
    band(metric, 0, 500_000, 3.5),
    band(metric, 500_000, 1_000_000, 2.5),
    band(metric, 1_000_000, 2_000_000, 4),
    band(metric, 2_000_000, 50_000_000, 3),
  ]),
];

describe('the first questions', () => {
  it('give a narrower range than the earnings alone', () => {
    const [first, eight] = [early(only(['A6'], exampleAnswers)), early(only(firstQuestions, exampleAnswers))];
    // The range of the trade is 2.5 to 5, limited to 2.475 to 4.95; a value is at most 14.5% wide either way.
    expect(first?.score.low).toBeCloseTo(2.167, 3);
    expect(first?.low).toBe(dollars(374_000 * (2.5 + (2.5 * ((65 / 6) * 0.2)) / 100) * 0.855));
    expect(first?.high).toBe(dollars(374_000 * 4.95 * 1.145));
    // Worst: 65/6, 70/4, 110/6, 335/10 and 0 in the sections. Best: 565/6, 660/7, 600/7, 965/10 and 100.
    expect(eight?.score.low).toBeCloseTo(18.625);
    expect(eight?.score.high).toBeCloseTo(93.244, 3);
    expect(eight?.high).toBeLessThan(first?.high ?? 0);
    expect(eight?.low).toBeGreaterThan(first?.low ?? 0);
  });

  it('give a likely value limited by the size, with 50 of 100 for open questions', () => {
    const likely = early(only(firstQuestions, exampleAnswers))?.likely;
    // In the sections (65 + 5 × 50) / 6, (60 + 6 × 50) / 7, (40 + 60 + 5 × 50) / 7, (65 + 100 + 100 + 7 × 50) / 10,
    // 50.
    const score = 0.2 * (315 / 6) + 0.2 * (360 / 7) + 0.25 * (350 / 7) + 0.25 * (615 / 10) + 0.1 * 50;
    expect(likely?.score).toBeCloseTo(score, 9);
    expect(likely?.multiple).toBeCloseTo(2.5 + 2.5 * (score / 100), 9);
    // 7 of 35 are answered: 10% and four fifths of 15%.
    expect(likely?.halfWidth).toBeCloseTo(0.22, 9);
    expect(likely?.mid).toBe(dollars(374_000 * (2.5 + 2.5 * (score / 100))));
    expect(likely?.low).toBe(dollars(374_000 * (2.5 + 2.5 * (score / 100)) * 0.78));
    expect(likely?.high).toBe(dollars(374_000 * (2.5 + 2.5 * (score / 100)) * 1.22));
  });

  it('limit the likely value of a small business by the median of its size', () => {
    // 75% to 150% of 2.0 for deals below $500K: the middle of the trade, 3.75, is above what such a size sells for.
    const { likely } = early({ A6: given(100_000_00) }) ?? {};
    expect(likely?.raw).toBeGreaterThan(3);
    expect(likely?.multiple).toBe(3);
  });

  it('show a gate immediately', () => {
    const late = { ...only(firstQuestions, exampleAnswers), D3: given('unfiled') };
    expect(early(late)?.score.high).toBe(30);
    expect(early(late)?.on[0]?.multiple.high).toBeCloseTo(2.5 + 2.5 * 0.3);
    expect(early(late)?.likely.score).toBe(30);
  });
});

describe('give no range without the inputs that every value needs', () => {
  it.each<[string, Partial<CheckInputs>]>([
    ['a trade', { trade: null }],
    ['earnings', { answers: {} }],
    ['earnings above zero', { answers: { A6: given(0) } }],
  ])('%s there is no range', (_, more) => {
    expect(early({ A6: given(374_000_00) }, more)).toBeNull();
  });
});

test('the range covers both metrics while it is open who runs the business', () => {
  const year = { revenue: dollars(9_000_000), months: 12, endsOn: '2025-12-31', key: 'a' };
  const figures = { adjustedEbitda: dollars(1_500_000), sde: dollars(1_650_000) };
  const bridge = { ebitda: dollars(1_500_000), marketPay: dollars(150_000), ...figures, lender: figures };
  const periods = [{ ...year, bridge }];
  expect(early({}, { periods })?.on.map(({ metric }) => metric)).toEqual(['SDE', 'EBITDA']);
  expect(early({ C2: given(1), C4: given('none') }, { periods })?.on).toHaveLength(1);
});

describe.each([
  ['the medians of the tables', exampleRows],
  ['medians that fall with size', uneven],
])('whatever is answered, with %s', (_, rows) => {
  test('another answer never widens the range or the likely one in percent, and the value is inside', () => {
    fc.assert(
      fc.property(
        inSomeOrder,
        anyYears,
        fc.integer({ min: 20_000, max: 4_000_000 }),
        (order, periods, sde) => {
          let answers: Answers = periods.length > 0 ? {} : { A6: given(sde * 100) };
          let before = early(answers, { periods, rows });
          for (const [key, answer] of order) {
            if (answers[key]) continue;
            answers = { ...answers, [key]: answer };
            const now = early(answers, { periods, rows });
            const { claimed } = checkValue({ ...exampleInputs, rows, periods, answers }).value;
            expectWithin(now, before);
            expectWithin(claimed, now);
            expectLikely(now, before);
            before = now;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('with all answers the range is the value', () => {
    fc.assert(
      fc.property(anyAnswers, anyYears, (answers, periods) => {
        const { claimed } = checkValue({ ...exampleInputs, rows, periods, answers }).value;
        const range = early(answers, { periods, rows });
        const value = claimed && { low: claimed.low, high: claimed.high };
        expect(range && { low: range.low, high: range.high }).toEqual(value);
        expectWithin(range?.likely ?? null, value);
        expectWithin(value, range?.likely ?? null);
      }),
    );
  });
});

type Ends = { low: number; high: number };

/** Within a cent: the same score from two sums of doubles may round differently. */
function expectWithin(inner: Ends | null, outer: Ends | null) {
  if (!inner || !outer) return;
  expect(inner.low).toBeGreaterThanOrEqual(outer.low - 1);
  expect(inner.high).toBeLessThanOrEqual(outer.high + 1);
}

function expectLikely(now: ReturnType<typeof early>, before: ReturnType<typeof early>) {
  if (!now) return;
  const { likely } = now;
  expectWithin(likely, now);
  expect(likely.mid).toBeGreaterThanOrEqual(likely.low - 1);
  expect(likely.mid).toBeLessThanOrEqual(likely.high + 1);
  if (before) expect(likely.halfWidth).toBeLessThanOrEqual(before.likely.halfWidth + 1e-12);
}

test('the range is given only while there is no value', () => {
  const { early: without, value } = checkValue({ ...exampleInputs, answers: { A6: given(374_000_00) } });
  expect([without === null, value.claimed]).toEqual([false, null]);
  expect(checkValue(exampleInputs).early).toBeNull();
});
