import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import * as given from '#test/support/valuation-examples.ts';
import { debtService, type Purchase, paymentFactor, rateCap } from './debt-service.ts';
import { isRuleValue, type RuleKey } from './sba-rules.ts';

const { acquisition: of, dollars, rules, sellerNote } = given;
const noNote = { amount: cents(0), rate: 0.06, months: 60, standby: false };
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  price: dollars(of.price),
  workingCapital: dollars(of.workingCapital),
  closingCosts: dollars(of.closingCosts),
  cash: dollars(of.cash),
  equity: 0.1,
  rate: of.rate,
  months: of.months,
  sellerNote: noNote,
  existingDebt: cents(0),
  assets: dollars(of.price),
  loan: null,
  ...more,
});
const note = (standby: boolean, amount = sellerNote.note) => ({
  amount: dollars(amount),
  rate: sellerNote.rate,
  months: sellerNote.months,
  standby,
});
const codes = (more: Partial<Purchase>) =>
  debtService(purchase(more), rules).warnings.map(({ code }) => code);

describe('debt service of a purchase', () => {
  it('matches the worked example to the cent', () => {
    expect(paymentFactor(of.rate, of.months).toFixed(10)).toBe(of.factor);
    expect(debtService(purchase(), rules)).toEqual({
      project: dollars(of.project),
      equity: dollars(of.equity),
      standbyCounted: 0,
      buyerCash: dollars(of.equity),
      loan: dollars(of.loan),
      guaranty: 75,
      monthly: dollars(of.monthly),
      firstMonth: { interest: dollars(of.firstMonth.interest), principal: dollars(of.firstMonth.principal) },
      annual: { loan: dollars(of.annual), sellerNote: 0, existing: 0, total: dollars(of.annual) },
      cash: dollars(of.cash),
      dscr: of.dscr,
      maxLoan: { atMinimum: dollars(of.maxLoan.atMinimum), atComfort: dollars(of.maxLoan.atComfort) },
      maxProject: { atMinimum: dollars(1_608_469.17), atComfort: dollars(of.maxProject) },
      warnings: [],
    });
  });

  it('falls when upkeep is deducted first', () => {
    const cash = dollars(of.sde - of.salary - of.capex);
    expect(debtService(purchase({ cash }), rules).dscr).toBe(of.dscrAfterCapex);
  });

  it('includes a seller note unless the note is on standby', () => {
    const loan = dollars(sellerNote.loan);
    const paid = debtService(purchase({ loan, sellerNote: note(false) }), rules);
    expect(paid.annual).toEqual({
      loan: dollars(sellerNote.annual.loan),
      sellerNote: dollars(sellerNote.annual.sellerNote),
      existing: 0,
      total: dollars(sellerNote.annual.total),
    });
    expect(paid.dscr).toBe(sellerNote.dscr);
    expect(debtService(purchase({ loan, sellerNote: note(true) }), rules).dscr).toBe(
      sellerNote.dscrOnStandby,
    );
  });

  it('counts a standby note for at most half of the equity', () => {
    const full = debtService(purchase({ sellerNote: note(true, 100_000) }), rules);
    expect(full.standbyCounted).toBe(dollars(of.standbyMost));
    expect(full.buyerCash).toBe(dollars(of.buyerCashLeast));
    expect(full.loan).toBe(dollars(of.project - of.buyerCashLeast - 100_000));
    expect(full.warnings).toEqual([{ code: 'standby-over-share', rule: 'seller-standby-share' }]);
    const half = debtService(purchase({ sellerNote: note(true, of.standbyMost) }), rules);
    expect([half.loan, half.warnings]).toEqual([dollars(of.loan), []]);
  });

  it('is zero when nothing is borrowed', () => {
    const found = debtService(purchase({ equity: 0, sellerNote: note(true, 2_000_000) }), rules);
    expect([found.loan, found.dscr]).toEqual([0, null]);
  });

  it('allows no loan without cash and never more than the largest loan', () => {
    const broke = debtService(purchase({ cash: cents(-1) }), rules);
    expect(broke.maxLoan).toEqual({ atMinimum: 0, atComfort: 0 });
    const rich = debtService(purchase({ cash: dollars(10_000_000) }), rules);
    expect(rich.maxLoan).toEqual({ atMinimum: dollars(5_000_000), atComfort: dollars(5_000_000) });
  });
});

describe('largest project', () => {
  const cash = dollars(of.cash);
  const at = (price: number, amount: number, standby: boolean, more: Partial<Purchase> = {}) =>
    debtService(
      purchase({
        price: cents(price),
        workingCapital: cents(0),
        closingCosts: cents(0),
        cash,
        sellerNote: { ...noNote, amount: cents(amount), standby },
        ...more,
      }),
      rules,
    );

  it('counts a standby note for half of the equity of that project, not of the current one', () => {
    // At the largest project the whole $60,000 note counts; at $800,000 only $40,000 of it.
    const small = at(800_000_00, 60_000_00, true);
    expect(small.standbyCounted).toBe(40_000_00);
    expect(small.maxProject.atComfort).toBe(dollars(of.maxProject));
    const large = at(800_000_00, 200_000_00, true);
    expect(large.maxProject.atComfort).toBe(Math.round((133_181_247.5 + 20_000_000) / 0.95));
  });

  it('does not depend on the current price', () => {
    const price = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 1e8 }), (one, other, note) => {
        expect(at(one, note, true).maxProject).toEqual(at(other, note, true).maxProject);
      }),
    );
  });

  it('needs the largest loan, and one dollar more needs a larger one', () => {
    const note = fc.integer({ min: 0, max: 3e8 });
    const share = fc.integer({ min: 0, max: 90 }).map((percent) => percent / 100);
    const least = fc.integer({ min: 5_000_000, max: 90_000_000 }).map(cents);
    fc.assert(
      fc.property(note, fc.boolean(), share, least, (amount, standby, equity, earned) => {
        const { maxLoan, maxProject } = at(1_000_000_00, amount, standby, { equity, cash: earned });
        const loanAt = (price: number) => at(price, amount, standby, { equity, cash: earned }).loan;
        expect(loanAt(maxProject.atComfort)).toBeLessThanOrEqual(maxLoan.atComfort + 2);
        expect(loanAt(maxProject.atComfort + 100)).toBeGreaterThan(maxLoan.atComfort);
      }),
    );
  });

  it('is rounded once, from the unrounded loan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 50_000_000 }), (earned) => {
        const { maxProject } = at(1_000_000_00, 0, false, { cash: cents(earned), equity: 0.9 });
        const loan = earned / 100 / 1.25 / 12 / paymentFactor(of.rate, of.months);
        expect(maxProject.atComfort).toBe(Math.round((Math.min(loan, 5_000_000) / (1 - 0.9)) * 100));
      }),
    );
  });
});

describe('debt service warning', () => {
  it('names the rule that it comes from', () => {
    expect(debtService(purchase({ equity: 0.05 }), rules).warnings).toEqual([
      { code: 'equity-below-minimum', rule: 'equity-injection' },
    ]);
    expect(codes({ cash: cents(0) })).toEqual(['cash-not-positive', 'dscr-below-minimum']);
    expect(
      codes({ price: dollars(7_000_000), assets: dollars(7_000_000), cash: dollars(2_000_000) }),
    ).toEqual(['loan-over-maximum']);
    expect(codes({ rate: 0.1001 })).toEqual(['rate-over-cap']);
    expect(codes({ months: 121 })).toEqual(['term-over-usual']);
    expect(codes({ assets: dollars(950_000) })).toEqual([]);
    expect(codes({ assets: dollars(949_999.99) })).toEqual(['valuation-needed']);
  });

  it('appears when coverage is below the SBA minimum or below what banks prefer', () => {
    const at = (coverage: number) => codes({ cash: cents(Math.round(18_553_963 * coverage)) });
    expect([at(1.1501), at(1.2499)]).toEqual([['dscr-below-comfort'], ['dscr-below-comfort']]);
    expect([at(1.1499), at(1.2501)]).toEqual([['dscr-below-minimum'], []]);
  });
});

describe('highest rate', () => {
  it('is the base rate plus a spread that is larger for smaller loans', () => {
    const at = (loan: number) => rateCap(dollars(loan), rules);
    expect([at(350_000.01), at(350_000), at(250_000), at(50_000)]).toEqual([10, 11.5, 13, 13.5]);
  });
});

describe('a loan', () => {
  const money = fc.integer({ min: 1, max: 1e12 });
  const rate = fc.double({ min: 0, max: 0.5, noNaN: true });
  const months = fc.integer({ min: 1, max: 480 });

  it('is repaid at least in full', () => {
    fc.assert(
      fc.property(rate, months, (yearly, n) => {
        expect(paymentFactor(yearly, n) * n).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });

  it('has better coverage with more cash, and worse with a higher rate or amount', () => {
    fc.assert(
      fc.property(money, money, rate, rate, months, (one, other, low, high, n) => {
        const at = (cash: number, yearly: number, loan = cents(50_000_000)) =>
          debtService(purchase({ cash: cents(cash), rate: yearly, months: n, loan }), rules).dscr ?? 0;
        expect(at(Math.max(one, other), low)).toBeGreaterThanOrEqual(at(Math.min(one, other), low));
        expect(at(one, Math.max(low, high))).toBeLessThanOrEqual(at(one, Math.min(low, high)));
        expect(at(one, low, cents(60_000_000))).toBeLessThanOrEqual(at(one, low));
      }),
    );
  });

  it('has exactly the required coverage at the largest amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 50_000_000 }), (cash) => {
        const { atMinimum } = debtService(purchase({ cash: cents(cash) }), rules).maxLoan;
        expect(debtService(purchase({ cash: cents(cash), loan: atMinimum }), rules).dscr).toBe(1.15);
      }),
    );
  });
});

describe('value of a rule', () => {
  it('has to fit its unit', () => {
    const fits = (key: RuleKey, ...values: number[]) => values.map((value) => isRuleValue(key, value));
    expect(fits('max-loan', 0, 500_000_000, 0.5, -1, 1e13)).toEqual([true, true, false, false, false]);
    expect(fits('base-rate', 0, 7.25, 100, 100.1, -1)).toEqual([true, true, true, false, false]);
    expect(fits('term-months', 1, 480, 0, 481, 1.5)).toEqual([true, true, false, false, false]);
    expect(fits('dscr-minimum', 1.15, 0.4, 11)).toEqual([true, false, false]);
    expect(fits('equity-injection', 90, 90.1)).toEqual([true, false]);
    for (const key of Object.keys(rules))
      expect(isRuleValue(key as RuleKey, rules[key as RuleKey])).toBe(true);
  });
});
