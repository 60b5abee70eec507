import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { cents } from '#kernel/money.ts';
import {
  anyAnswer,
  anyAnswers,
  anyYears,
  exampleAnswers,
  exampleInputs,
  given,
  growingYears,
  year,
} from '#test/support/check-value-examples.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import { checkValue } from './check-value.ts';
import { driversOf, isUnchanged, refusedKeys, unchanged, type WhatIf, withWhatIf } from './what-if.ts';

const inputs = { ...exampleInputs, periods: growingYears };
const moved = (what: Partial<WhatIf>) => withWhatIf(inputs, { ...unchanged, ...what });
const latest = (what: Partial<WhatIf>) => moved(what).periods.at(-1);

describe('a what-if', () => {
  it('starts at the figures of the books', () => {
    expect(driversOf(growingYears)).toEqual({
      addBacks: dollars(74_800),
      margin: expect.closeTo(18, 10),
      growth: expect.closeTo(13.3333, 3),
    });
    expect(driversOf([])).toEqual({ addBacks: null, margin: null, growth: null });
  });

  it('changes nothing if nothing is moved', () => {
    expect(withWhatIf(inputs, unchanged)).toEqual(inputs);
    expect(isUnchanged(unchanged)).toBe(true);
    fc.assert(
      fc.property(anyAnswers, anyYears, (answers, periods) => {
        const today = { ...exampleInputs, answers, periods };
        expect(checkValue(withWhatIf(today, unchanged))).toEqual(checkValue(today));
      }),
    );
  });

  it('equals today if drivers are moved to their current figures', () => {
    const { addBacks } = driversOf(growingYears);
    expect(checkValue(moved({ addBacks }))).toEqual(checkValue(inputs));
  });

  it('raises earnings and the answers from the books by the increase of add-backs', () => {
    const found = moved({ addBacks: dollars(84_800) });
    expect(latest({ addBacks: dollars(84_800) })?.bridge).toEqual({
      ebitda: dollars(261_800),
      adjustedEbitda: dollars(346_600),
      marketPay: dollars(37_400),
      sde: dollars(384_000),
      lender: { adjustedEbitda: dollars(346_600), sde: dollars(384_000) },
    });
    expect(found.answers.A6).toMatchObject({ value: 384_000_00 });
    expect(found.answers.A3).toMatchObject({ value: expect.closeTo(3.5348, 3) });
    expect(found.answers.B1).toBe(inputs.answers.B1);
  });

  it('recognizes moved add-backs at the current lender-recognized share', () => {
    const half = growingYears.map((one) => {
      const adjustedEbitda = cents((one.bridge.ebitda + one.bridge.adjustedEbitda) / 2);
      const lender = { adjustedEbitda, sde: cents(adjustedEbitda + one.bridge.marketPay) };
      return { ...one, bridge: { ...one.bridge, lender } };
    });
    const at = (addBacks: number) =>
      withWhatIf({ ...inputs, periods: half }, { ...unchanged, addBacks: dollars(addBacks) }).periods.at(-1)
        ?.bridge.lender.adjustedEbitda;
    expect([at(74_800), at(84_800), at(-10)]).toEqual([299_200, 304_200, 261_790].map(dollars));
  });

  it('treats growth as annual, also if the year between is not weighted', () => {
    const periods = [year('2024-12-31', 300_000), year('2026-06-30', 400_000, { key: 'latest' })];
    const { growth } = driversOf(periods);
    expect(growth).toBeCloseTo(((4 / 3) ** (12 / 18) - 1) * 100, 10);
    const next = withWhatIf({ ...inputs, periods }, { ...unchanged, growth });
    expect(next.periods.at(-1)?.revenue).toBe(dollars(2_000_000));
  });

  it('applies margin and growth to sales', () => {
    expect(latest({ margin: 20 })?.bridge.adjustedEbitda).toBe(dollars(374_000));
    expect(latest({ growth: 0 })?.revenue).toBe(dollars(1_650_000));
    expect(latest({ growth: 0 })?.bridge.adjustedEbitda).toBe(dollars(297_000));
    expect(latest({ growth: 0, margin: 10 })?.bridge.adjustedEbitda).toBe(dollars(165_000));
  });

  it('keeps an answer that was moved directly', () => {
    const answers = { A6: given(100) };
    expect(moved({ addBacks: cents(0), answers }).answers.A6).toEqual(given(100));
  });

  it('names answers that their questions refuse', () => {
    expect(refusedKeys({ answers: { B2: given(120), C1: given(2), A5: given('nobody') } })).toEqual([
      'A5',
      'B2',
    ]);
  });

  it('never produces an answer that its question refuses', () => {
    const whatIf = fc.record({
      answers: fc.constant({}),
      addBacks: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map(cents)),
      margin: fc.option(fc.double({ min: -500, max: 500, noNaN: true })),
      growth: fc.option(fc.double({ min: -100, max: 1_000, noNaN: true })),
    });
    fc.assert(
      fc.property(anyYears, whatIf, (periods, what) => {
        const next = withWhatIf({ ...exampleInputs, periods }, what);
        expect(() => checkValue(next)).not.toThrow();
      }),
    );
  });

  it('works for any answers', () => {
    const some = fc
      .constantFrom(...questionKeys)
      .chain((key) => anyAnswer(key).map((answer) => ({ [key]: answer })));
    fc.assert(
      fc.property(some, (answers) => {
        expect(refusedKeys({ answers })).toEqual([]);
        expect(moved({ answers }).answers).toMatchObject(answers);
      }),
    );
    expect(Object.keys(exampleAnswers)).toHaveLength(35);
  });
});
