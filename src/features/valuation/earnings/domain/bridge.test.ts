import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { oneOwner, twoOwners } from '#test/support/health-check-examples.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import { type AddBackCode, addBackCategories, addBackTests } from './add-back-categories.ts';
import { type AddBack, addBackFlags, evidenceTiers, judgeAddBack, lenderAmount, sumOf } from './add-backs.ts';
import { type BottomUp, bridge, ebitdaOf, ebitdaTopDown } from './bridge.ts';

const none = cents(0);
const line = (code: AddBackCode, amount: number, more: Partial<AddBack> = {}): AddBack => ({
  code,
  amount: dollars(amount),
  tier: 'A',
  onRevenue: false,
  recorded: dollars(Math.max(0, amount)),
  replacement: dollars(Math.max(0, -amount)),
  recovered: none,
  samePeriod: true,
  otherYears: 0,
  neededByBuyer: false,
  ledgerLines: [],
  ...more,
});
const books = (netIncome: number, more: Partial<BottomUp> = {}): BottomUp => ({
  netIncome: dollars(netIncome),
  interestExpense: none,
  interestIncome: none,
  incomeTax: none,
  depreciation: none,
  amortization: none,
  ...more,
});
const year = books(oneOwner.netIncome, {
  interestExpense: dollars(oneOwner.interestExpense),
  interestIncome: dollars(oneOwner.interestIncome),
  depreciation: dollars(oneOwner.depreciation),
});
const lines = oneOwner.addBacks.map(([code, amount, recorded, replacement]) =>
  line(code, amount, {
    recorded: dollars(recorded),
    replacement: dollars(replacement),
    onRevenue: code === 'A-CUT',
  }),
);
const market = dollars(oneOwner.marketPay);
const terms = { marketPay: market, lenderPay: market, revenue: dollars(oneOwner.topDown.revenue) };

describe('the bridge', () => {
  it('matches the worked example step by step', () => {
    const { refused, flags, lender, ...found } = bridge(year, lines, terms);
    expect({ ...found, margin: found.margin?.toFixed(6) }).toEqual({
      netIncome: dollars(oneOwner.netIncome),
      ebitda: dollars(oneOwner.ebitda),
      corrections: dollars(oneOwner.groups.corrections),
      nonRecurring: dollars(oneOwner.groups.nonRecurring),
      owner: dollars(oneOwner.groups.owner),
      adjustedEbitda: dollars(oneOwner.adjustedEbitda),
      proForma: 0,
      proFormaEbitda: dollars(oneOwner.adjustedEbitda),
      marketPay: dollars(oneOwner.marketPay),
      sde: dollars(oneOwner.sde),
      margin: oneOwner.margin,
    });
    expect(refused).toEqual([]);
    expect(flags).toEqual(['heavy', 'one-large']);
    expect(lender).toEqual({
      adjustedEbitda: dollars(oneOwner.adjustedEbitda),
      sde: dollars(oneOwner.sde),
    });
  });

  it('gives the same EBITDA from the top line', () => {
    const { revenue, costOfSales, operatingCosts } = oneOwner.topDown;
    const top = {
      revenue: dollars(revenue),
      contraRevenue: none,
      costOfSales: dollars(costOfSales),
      operatingCosts: dollars(operatingCosts),
      otherIncome: none,
      otherCosts: none,
    };
    expect(ebitdaTopDown(top)).toBe(ebitdaOf(year));
    const all = { contraRevenue: -500, otherIncome: 200, otherCosts: 50 };
    const more = Object.fromEntries(Object.entries(all).map(([key, amount]) => [key, dollars(amount)]));
    expect(ebitdaTopDown({ ...top, ...more })).toBe(dollars(oneOwner.ebitda - 350));
  });

  it('adds income tax and amortization back', () => {
    expect(ebitdaOf(books(100, { incomeTax: dollars(20), amortization: dollars(3) }))).toBe(dollars(123));
  });

  it('adjusts the second owner to market and adds one back in full', () => {
    const { first, second, secondOnMarket, sde, ebitda } = twoOwners;
    const market = 70_000;
    const found = bridge(
      books(ebitda),
      [
        line('O-COMP', first - market, { recorded: dollars(first), replacement: dollars(market) }),
        line('O-FAM', second - secondOnMarket, {
          recorded: dollars(second),
          replacement: dollars(secondOnMarket),
        }),
      ],
      { marketPay: dollars(market), lenderPay: dollars(market), revenue: none },
    );
    expect(found).toMatchObject({ sde: dollars(sde), refused: [], margin: null });
  });

  it('keeps pro forma changes separate and leaves out refused add-backs', () => {
    const refusedOne = line('X', 50_000);
    const found = bridge(year, [...lines, refusedOne, line('F-NEW', 9_000), line('F-HIRE', -20_000)], terms);
    expect(found).toMatchObject({
      adjustedEbitda: dollars(oneOwner.adjustedEbitda),
      proForma: dollars(-11_000),
      proFormaEbitda: dollars(oneOwner.adjustedEbitda - 11_000),
      sde: dollars(oneOwner.sde),
      refused: [7],
    });
  });

  it('gives the same SDE for any replacement salary: EBITDA, the owner’s compensation, and all other add-backs', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map(cents);
    const other = fc.integer({ min: -1e9, max: 1e9 }).map(cents);
    fc.assert(
      fc.property(amount, amount, other, fc.array(other, { maxLength: 5 }), (actual, market, net, others) => {
        const pay = line('O-COMP', 0, {
          amount: cents(actual - market),
          recorded: actual,
          replacement: market,
        });
        const rest = others.map((one) => line('A-INV', 0, { amount: one }));
        const found = bridge(books(0, { netIncome: net }), [pay, ...rest], {
          marketPay: market,
          lenderPay: market,
          revenue: none,
        });
        expect(found.refused).toEqual([]);
        expect(found.sde).toBe(net + actual + sumOf(rest));
        expect(found.owner + found.nonRecurring + found.corrections).toBe(
          found.adjustedEbitda - found.ebitda,
        );
        expect(found.lender.adjustedEbitda).toBeLessThanOrEqual(found.adjustedEbitda);
      }),
    );
  });
});

describe('an add-back', () => {
  const refusal = (one: AddBack, others: AddBack[] = []) => judgeAddBack(one, others).refusal;
  const failed = (one: AddBack, others: AddBack[] = []) =>
    Object.entries(judgeAddBack(one, others).tests).flatMap(([test, result]) =>
      result === 'fail' ? [test] : [],
    );

  it('has one of 21 categories, each with its proof', () => {
    expect(Object.keys(addBackCategories)).toHaveLength(21);
    for (const { proof, label } of Object.values(addBackCategories)) {
      expect(proof).toMatch(/\.$/);
      expect(label).not.toBe('');
    }
  });

  it('has the direction of its category', () => {
    const directions = Object.entries(addBackCategories) as [
      AddBackCode,
      { effect: string; group: string },
    ][];
    for (const [code, { effect, group }] of directions) {
      const wrong = (amount: number) => refusal(line(code, amount)) === 'wrong-direction';
      if (group === 'X')
        expect([refusal(line(code, 1)), refusal(line(code, -1))]).toEqual(['never-allowed', 'never-allowed']);
      else expect([wrong(1), wrong(-1)], code).toEqual([effect === 'lowers', effect === 'raises']);
    }
  });

  it('passes each test or does not count', () => {
    const whole = line('N-LEGAL', 100);
    expect(judgeAddBack(whole, [])).toEqual({
      tests: { T1: 'pass', T2: 'pass', T3: 'pass', T4: 'pass', T5: 'pass', T6: 'pass', T7: 'pass' },
      refusal: null,
    });
    expect(Object.keys(judgeAddBack(whole, []).tests)).toEqual(Object.keys(addBackTests));
    const no = (more: Partial<AddBack>, others: AddBack[] = []) => {
      const one = { ...whole, ...more };
      return [failed(one, others), refusal(one, others)];
    };
    expect(no({ recorded: dollars(99.99) })).toEqual([['T1', 'T7'], 'tests-failed']);
    expect(no({ samePeriod: false })).toEqual([['T2'], 'tests-failed']);
    expect(no({ otherYears: 1 })).toEqual([[], null]);
    expect(no({ otherYears: 2 })).toEqual([['T3'], 'tests-failed']);
    expect(no({ neededByBuyer: true })).toEqual([['T4'], 'tests-failed']);
    expect(no({ tier: 'C' })).toEqual([['T5'], null]);
    const lease = line('O-PERK', 30, { ledgerLines: ['7', '8'] });
    expect(no({ ledgerLines: ['8'] }, [lease])).toEqual([['T6'], 'tests-failed']);
    expect(no({ ledgerLines: ['9'] }, [lease])).toEqual([[], null]);
    expect(no({ recovered: dollars(10) })).toEqual([['T7'], 'tests-failed']);
    expect(no({ recovered: dollars(10), amount: dollars(90) })).toEqual([[], null]);
  });

  it('may recur if it is the owner’s', () => {
    expect(judgeAddBack(line('O-PERK', 50, { otherYears: 3 }), []).tests.T3).toBe('na');
  });

  it('removes a grant as it was booked', () => {
    const grant = (amount: number) => line('N-GRANT', amount, { recorded: dollars(100), replacement: none });
    expect(failed(grant(-100))).toEqual([]);
    expect(failed(grant(-101))).toEqual(['T1', 'T7']);
  });

  it('that corrects the books need not be in them', () => {
    expect(judgeAddBack(line('A-ACCR', -10_000, { recorded: none, samePeriod: false }), [])).toEqual({
      tests: { T1: 'na', T2: 'na', T3: 'na', T4: 'na', T5: 'pass', T6: 'pass', T7: 'na' },
      refusal: null,
    });
  });

  it('counts for a lender by its evidence tier, and in full if it lowers earnings', () => {
    const credited = (more: Partial<AddBack>, ebitda = 1_000) =>
      lenderAmount({ ...line('O-PERK', 100), ...more }, dollars(ebitda));
    expect(evidenceTiers.map((tier) => credited({ tier }))).toEqual([10_000, 5_000, 0]);
    expect(credited({ amount: cents(-101), tier: 'C' })).toBe(-101);
    expect(credited({ amount: cents(101), tier: 'B' })).toBe(51);
    const capitalised = { code: 'A-CAP', amount: dollars(150) } as const;
    expect([credited(capitalised), credited(capitalised, 2_000), credited(capitalised, -5)]).toEqual([
      10_000, 15_000, 0,
    ]);
  });

  it('is flagged where there is much of it', () => {
    const ebitda = dollars(1_000);
    const flags = (...amounts: number[]) =>
      addBackFlags(
        amounts.map((amount) => line('O-PERK', amount)),
        ebitda,
      );
    expect(flags(200, 200, 100, -1)).toEqual([]);
    expect(flags(200, 200, 100.01, -1)).toEqual(['heavy']);
    expect(flags(200.01, -1)).toEqual(['one-large']);
    expect(flags(100)).toEqual(['one-sided']);
    expect(flags()).toEqual([]);
    const word = (amount: number) => [
      line('O-PERK', 100 - amount),
      line('O-PERK', amount, { tier: 'C' }),
      line('A-ACCR', -1),
    ];
    expect(addBackFlags(word(15), ebitda)).toEqual([]);
    expect(addBackFlags(word(15.01), ebitda)).toEqual(['word-alone']);
    expect(addBackFlags([line('O-PERK', 1), line('A-ACCR', -1)], dollars(-5))).toEqual([
      'heavy',
      'one-large',
    ]);
  });
});
