import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { exampleInputs, growingYears, year } from '#test/support/check-value-examples.ts';
import { acquisition, dollars } from '#test/support/valuation-examples.ts';
import { type CheckInputs, checkValue } from './check-value.ts';

const of = (more: Partial<CheckInputs> = {}) => checkValue({ ...exampleInputs, ...more });

describe('what a buyer can finance', () => {
  it('deducts from an SDE what the books say that replacing the owner costs, so that adjusted EBITDA is left', () => {
    const said = growingYears.map((one) => ({ ...one, replacementSalary: one.bridge.marketPay }));
    const { financing } = of({ periods: said });
    const pays = [30_000, 33_000, 37_400].map((pay, at) => pay * (at + 1));
    const salary = pays.reduce((sum, pay) => sum + pay, 0) / 6;
    expect(financing?.salary).toBe(dollars(salary));
    expect(financing?.service.cash).toBe(dollars((300_000 + 2 * 330_000 + 3 * 374_000) / 6 - salary));
    const partly = of({
      periods: said.map((one, at) => (at === 0 ? { ...one, replacementSalary: null } : one)),
    });
    expect(partly.financing?.salary).toBe(dollars(acquisition.salary));
  });

  const credited = (endsOn: string, sde: number, share: number) => {
    const one = year(endsOn, sde);
    const adjustedEbitda = cents(Math.round(one.bridge.ebitda + (sde / 5) * 100 * share));
    const lender = { adjustedEbitda, sde: cents(adjustedEbitda + one.bridge.marketPay) };
    return { ...one, bridge: { ...one.bridge, lender } };
  };
  const years = [
    credited('2023-12-31', 300_000, 0),
    credited('2024-12-31', 330_000, 0.5),
    credited('2025-12-31', 374_000, 0.5),
  ];

  it('is based on lender-recognized add-backs, with the figures for all of them beside it', () => {
    const found = of({ periods: years });
    // $60,000, $33,000 and $37,400 of add-backs are not recognized: weighted 1, 2, 3, $39,700.
    expect(found.earnings).toMatchObject({ amount: dollars(347_000), lender: dollars(307_300) });
    expect(found.financing?.service.cash).toBe(dollars(307_300 - acquisition.salary));
    expect(found.financing?.everyAddBack?.cash).toBe(dollars(347_000 - acquisition.salary));
    const whole = of({ periods: growingYears }).financing;
    expect(whole?.everyAddBack).toBeNull();
    expect(found.financing?.everyAddBack?.financeable).toBe(whole?.financeable);
    expect(found.financing?.financeable).toBeLessThan(whole?.financeable ?? 0);
    expect(found.value).toEqual(of({ periods: growingYears }).value);
  });

  it('is never more than with every add-back recognized', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1_000, max: 3_000_000 }), share), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(amounts, (given) => {
        const periods = given.map(([sde, part], at) => credited(`${2023 + at}-12-31`, sde, part));
        const { financing } = of({ periods });
        if (financing?.everyAddBack)
          expect(financing.financeable).toBeLessThanOrEqual(financing.everyAddBack.financeable);
      }),
    );
  });
});
