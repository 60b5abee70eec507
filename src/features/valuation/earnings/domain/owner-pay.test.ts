import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import { oneOwner, twoOwners } from '#test/support/health-check-examples.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import type { AddBackCode } from './add-back-categories.ts';
import type { KeptAddBack } from './kept-add-back.ts';
import { lenderGapWords } from './lender-gap.ts';
import { withOwnerPay } from './owner-pay.ts';
import { type AccountLines, netIncomeOf, periodBooks } from './period-books.ts';
import { recastPeriod } from './recast.ts';

const ends = { yearEnds: '2025-12-31', latestEnds: '2026-06-30' };
const amounts = (recorded: Cents, replacement: Cents, effect = cents(0)) => ({
  recorded,
  replacement,
  recovered: cents(0),
  effect,
});
const told = (
  code: AddBackCode,
  year: ReturnType<typeof amounts>,
  more: Partial<KeptAddBack> = {},
): KeptAddBack => ({
  id: `${code} ${year.recorded} ${year.replacement}`,
  code,
  title: code,
  why: '',
  account: null,
  overlaps: null,
  onRevenue: false,
  samePeriod: true,
  otherYears: 0,
  neededByBuyer: false,
  years: { latest: year },
  proofs: [],
  ...more,
});
function of(lines: AccountLines, addBacks: KeptAddBack[], marketPay: Cents | null) {
  const typed = { latest: { lines, netIncome: netIncomeOf(lines) } };
  const books = { ends, files: [], typed, mapping: new Map() };
  return recastPeriod(periodBooks('latest', books), { addBacks, marketPay }, { ends, all: [] });
}
const codes = ({ hints }: ReturnType<typeof of>) => hints.map(({ code }) => code);
const pay = (recorded: number, replacement: number, more: Partial<KeptAddBack> = {}) =>
  told('O-COMP', amounts(dollars(recorded), dollars(replacement)), more);

/** $765,756 is EBITDA of $655,756 and a replacement salary of $110,000; the books hold $150,000 of owner’s pay. */
const company: AccountLines = {
  REV: dollars(3_000_000),
  OFFICER_COMP: dollars(150_000),
  OTHER_OPEX: dollars(2_194_244),
};
const market = dollars(110_000);

describe('the compensation of one owner, for a lender', () => {
  const lenderOf = (addBacks: KeptAddBack[], marketPay: Cents | null) =>
    of(company, addBacks, marketPay).bridge.lender;

  it('is in SDE with or without a replacement salary, which only moves adjusted EBITDA', () => {
    expect(lenderOf([], null)).toEqual({ adjustedEbitda: dollars(655_756), sde: dollars(805_756) });
    // Typed books document none of the $40,000 above market.
    expect(lenderOf([], market)).toEqual({ adjustedEbitda: dollars(655_756), sde: dollars(805_756) });
    // A replacement above the pay lowers adjusted EBITDA in full.
    expect(lenderOf([], dollars(170_000))).toEqual({
      adjustedEbitda: dollars(635_756),
      sde: dollars(805_756),
    });
  });

  it('is borne by the adjusted EBITDA of imported books as far as its adjustment is not credited', () => {
    const imported = withOwnerPay([], { lines: company, source: 'imported' }, market);
    // Half of the $40,000 above market is credited, so $130,000 of the $150,000 is left for SDE to add back.
    expect([imported.borne, imported.borneByLender]).toEqual([market, dollars(130_000)]);
  });

  it('is the same from an add-back, documented or not', () => {
    const typed = lenderOf([pay(150_000, 110_000, { account: 'OFFICER_COMP' })], market);
    expect(typed).toEqual({ adjustedEbitda: dollars(655_756), sde: dollars(805_756) });
    const documented = pay(150_000, 110_000, {
      account: 'OFFICER_COMP',
      proofs: ['third-party', 'ledger', 'bank'],
    });
    expect(lenderOf([documented], market)).toEqual({
      adjustedEbitda: dollars(695_756),
      sde: dollars(805_756),
    });
  });

  it('is explained by lines that sum to the gap, wherever the books hold it', () => {
    const booked: [AccountLines, KeptAddBack['account'], number][] = [
      [{ OFFICER_COMP: cents(0), PAYROLL: dollars(150_000) }, 'PAYROLL', 150_000],
      // On several lines, of which none is the owner’s.
      [{ OFFICER_COMP: cents(0), PAYROLL: dollars(150_000) }, null, 150_000],
      [{ OFFICER_COMP: dollars(100_000), PAYROLL: dollars(50_000) }, null, 50_000],
      [{ OFFICER_COMP: dollars(150_000) }, null, 0],
    ];
    for (const [lines, account, other] of booked)
      for (const replacement of [110_000, 170_000])
        for (const [proofs, lost] of [
          [[], 1],
          [['ledger'], 0.5],
          [['third-party', 'ledger', 'bank'], 0],
        ] as const) {
          const own = pay(150_000, replacement, { account, proofs: [...proofs], why: 'Paid to me.' });
          const found = of({ ...company, ...lines }, [own], dollars(replacement));
          const gap = dollars(other * lost);
          expect(found.bridge.sde - found.bridge.lender.sde).toBe(gap);
          const said = lenderGapWords(found, [own]).filter(
            (one) => !one.startsWith('In adjusted EBITDA only'),
          );
          const words = `${formatMoney(dollars(other))} of your pay is not on the line “Owner’s pay”`;
          expect(said).toEqual(gap === 0 ? [] : [expect.stringContaining(words)]);
        }
  });

  it('counts by its evidence where another line of the books holds it', () => {
    const inWages = { ...company, OFFICER_COMP: cents(0), PAYROLL: dollars(150_000) };
    const own = pay(150_000, 110_000, { account: 'PAYROLL', why: 'On the payroll.' });
    const sdeWith = (proofs: KeptAddBack['proofs']) =>
      of(inWages, [{ ...own, proofs }], market).bridge.lender.sde;
    expect(sdeWith([])).toBe(dollars(655_756));
    expect(sdeWith(['ledger'])).toBe(dollars(655_756 + 75_000));
    expect(sdeWith(['third-party', 'ledger', 'bank'])).toBe(dollars(805_756));
  });
});

describe('the compensation of one owner', () => {
  it('is adjusted to market from the books if there is no add-back for it', () => {
    const { bridge, ownerPay } = of(company, [], market);
    expect(bridge).toMatchObject({
      ebitda: dollars(655_756),
      owner: dollars(40_000),
      adjustedEbitda: dollars(695_756),
      marketPay: market,
      sde: dollars(805_756),
    });
    expect(ownerPay).toEqual({
      from: 'books',
      addBackId: null,
      paid: dollars(150_000),
      market,
      effect: dollars(40_000),
      shown: dollars(150_000),
      tier: 'C',
      credited: 0,
    });
  });

  it('gives the same result from an add-back and from the books', () => {
    const typed = of(company, [pay(150_000, 110_000, { account: 'OFFICER_COMP' })], market);
    expect(typed.bridge).toMatchObject({ sde: dollars(805_756), refused: [] });
    expect(typed.ownerPay.from).toBe('add-back');
    expect(of(company, [pay(150_000, 110_000)], null).bridge.sde).toBe(dollars(805_756));
  });

  it('is not added back twice: in full and as replacement salary, or at another replacement salary', () => {
    for (const wrong of [
      pay(150_000, 0),
      pay(150_000, 90_000),
      pay(150_000, 0, { account: 'OFFICER_COMP' }),
    ]) {
      const { bridge, addBacks } = of(company, [wrong], market);
      expect(bridge.sde).toBe(dollars(805_756));
      expect(addBacks[0]?.judged.refusal).toBe('not-to-market');
    }
    expect(of(company, [pay(150_000, 0)], null).bridge).toMatchObject({
      adjustedEbitda: dollars(655_756),
      sde: dollars(805_756),
    });
  });

  it('of an unpaid owner lowers adjusted EBITDA and does not raise SDE above EBITDA', () => {
    const unpaid = { ...company, OFFICER_COMP: cents(0) };
    const found = of(unpaid, [], market);
    expect(found.bridge).toMatchObject({
      ebitda: dollars(805_756),
      adjustedEbitda: dollars(695_756),
      sde: dollars(805_756),
    });
    expect(codes(found)).toEqual(['no-owner-pay']);
  });

  it('may be in another line than “Owner’s pay”', () => {
    const inWages = { ...company, OFFICER_COMP: cents(0), PAYROLL: dollars(150_000) };
    const one = of(inWages, [pay(150_000, 110_000, { account: 'PAYROLL' })], market);
    const whole = of(inWages, [pay(150_000, 0, { account: 'PAYROLL' })], market);
    expect([one.bridge.sde, whole.bridge.sde]).toEqual([dollars(805_756), dollars(805_756)]);
  });

  it('includes payroll tax and benefits, and asks for them', () => {
    const lines = { ...company, PAYROLL_TAX_BEN: dollars(60_000), OTHER_OPEX: dollars(2_134_244) };
    const own = pay(11_475, 0, { account: 'PAYROLL_TAX_BEN' });
    const found = of(lines, [own], market);
    expect(found.bridge).toMatchObject({ sde: dollars(805_756 + 11_475), refused: [] });
    expect(codes(of(lines, [], market))).toContain('owner-tax-benefits');
    expect(codes(found)).not.toContain('owner-tax-benefits');
  });

  it('of a second owner is adjusted to market and not added back in full', () => {
    const { ebitda, first, second, secondOnMarket, sde } = twoOwners;
    const lines = { REV: dollars(ebitda + first + second), OFFICER_COMP: dollars(first + second) };
    const other = told('O-FAM', amounts(dollars(second), dollars(secondOnMarket)), {
      account: 'OFFICER_COMP',
    });
    const found = of(lines, [other], dollars(70_000));
    expect(found.bridge.sde).toBe(dollars(sde));
    expect(found.ownerPay.paid).toBe(dollars(first));
    expect(codes(found)).not.toContain('one-owner');
    expect(codes(of(lines, [], dollars(70_000)))).toContain('one-owner');
  });

  it('is unchanged without a replacement salary; SDE is the same', () => {
    const found = of(company, [], null);
    expect(found.bridge).toMatchObject({ adjustedEbitda: dollars(655_756), sde: dollars(805_756) });
    expect(codes(found)[0]).toBe('market-pay');
  });

  it('gives the worked example of one owner without an add-back', () => {
    const lines: AccountLines = {
      REV: dollars(oneOwner.topDown.revenue),
      COGS_OTHER: dollars(oneOwner.topDown.costOfSales),
      OFFICER_COMP: dollars(oneOwner.actualPay),
      OTHER_OPEX: dollars(oneOwner.topDown.operatingCosts - oneOwner.actualPay),
      INT_EXP: dollars(oneOwner.interestExpense),
      INT_INC: dollars(oneOwner.interestIncome),
      DEPR: dollars(oneOwner.depreciation),
    };
    const others = oneOwner.addBacks
      .filter(([code]) => code !== 'O-COMP')
      .map(([code, effect, recorded, replacement]) =>
        told(code, amounts(dollars(recorded), dollars(replacement), dollars(effect))),
      );
    const { bridge } = of(lines, others, dollars(oneOwner.marketPay));
    expect([bridge.netIncome, bridge.ebitda, bridge.adjustedEbitda, bridge.sde]).toEqual(
      [oneOwner.netIncome, oneOwner.ebitda, oneOwner.adjustedEbitda, oneOwner.sde].map(dollars),
    );
  });

  it('lists private costs that other periods have and this one lacks', () => {
    const car = told('O-PERK', amounts(dollars(9_000), cents(0)), { title: 'A car' });
    const found = of(
      company,
      [{ ...car, years: { third: car.years.latest ?? amounts(cents(0), cents(0)) } }],
      market,
    );
    expect(found.hints.find(({ code }) => code === 'elsewhere')?.titles).toEqual(['A car']);
  });
});

it('SDE is EBITDA, one owner’s compensation and all other adjustments, for any books and market', () => {
  const amount = fc.integer({ min: 0, max: 1e9 }).map(cents);
  const years = fc.record({
    sales: amount,
    costs: amount,
    officer: amount,
    benefits: amount,
    market: fc.option(amount),
    way: fc.constantFrom('books', 'add-back', 'whole', 'other market'),
    car: amount,
    correction: fc.integer({ min: -1e8, max: 1e8 }).map(cents),
    ownBenefits: fc.boolean(),
  });
  fc.assert(
    fc.property(
      years,
      ({ sales, costs, officer, benefits, market: said, way, car, correction, ownBenefits }) => {
        const lines: AccountLines = {
          REV: sales,
          OTHER_OPEX: costs,
          OFFICER_COMP: officer,
          PAYROLL_TAX_BEN: benefits,
          VEHICLE: car,
        };
        const replacement = { books: 0, 'add-back': said ?? 1, whole: 0, 'other market': (said ?? 0) + 1 }[
          way
        ];
        const own = told('O-COMP', amounts(officer, cents(replacement)), { account: 'OFFICER_COMP' });
        const tax = told('O-COMP', amounts(benefits, cents(0)), { id: 'tax', account: 'PAYROLL_TAX_BEN' });
        const addBacks = [
          ...(ownBenefits ? [tax] : []),
          ...(way === 'books' ? [] : [own]),
          told('O-PERK', amounts(car, cents(0)), { account: 'VEHICLE' }),
          told('A-INV', amounts(cents(0), cents(0), correction)),
        ];
        const { bridge } = of(lines, addBacks, said);
        const loaded = officer + (ownBenefits ? benefits : 0);
        expect(bridge.sde).toBe(bridge.ebitda + loaded + car + correction);
        expect(bridge.sde).toBe(bridge.adjustedEbitda + bridge.marketPay);
        expect(bridge.lender.sde).toBeLessThanOrEqual(bridge.sde);
        const untold = of(lines, way === 'books' ? addBacks : addBacks.filter((one) => one !== own), null);
        expect(bridge.lender.sde).toBe(untold.bridge.lender.sde);
      },
    ),
  );
});
