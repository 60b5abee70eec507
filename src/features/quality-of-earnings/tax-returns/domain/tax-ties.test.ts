import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { linesOf, onForm, type TaxAmounts, taxAmounts, taxForms } from './tax-forms.ts';
import { footingsOf, gapBetween, reconcilingOf, tiesOf, type YearInBooks } from './tax-ties.ts';

const dollars = (amounts: Record<string, number>): TaxAmounts =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, amount * 100]));

const none = cents(0);
const year = (more: Partial<YearInBooks> = {}): YearInBooks => ({
  revenue: cents(1_000_000_00),
  netIncome: cents(117_000_00),
  officers: none,
  wages: none,
  timing: { receipts: none, income: none },
  ends: null,
  booked: 12,
  ...more,
});
const tieOf = (amounts: TaxAmounts, books = year(), basis: 'cash' | 'accrual' = 'accrual') =>
  tiesOf({ basis, amounts }, books).map(({ key, difference, grade }) => [key, difference, grade]);

/** Test M1 of the rules: Schedule M-1 of Form 1120-S. */
const m1 = dollars({
  bookIncome: 117_000,
  addedCosts: 8_600,
  lessIncome: 1_200,
  lessDeductions: 42_000,
  income: 82_400,
});

describe('Schedule M-1', () => {
  test('comes to $82,400 in test M1, and ties to the books', () => {
    expect(reconcilingOf(m1)).toBe(-34_600_00);
    expect(footingsOf('1120s', m1)).toEqual([{ footing: 'm1', difference: 0 }]);
    expect(tieOf(m1)).toEqual([['income', 0, 'ties']]);
  });

  test.each([
    ['1065', { addedIncome: 1, addedGuaranteed: 2, addedCosts: 3, lessIncome: 4, lessDeductions: 5 }, 97],
    [
      '1120',
      { addedTax: 1, addedLosses: 2, addedIncome: 3, addedCosts: 4, lessIncome: 5, lessDeductions: 6 },
      99,
    ],
  ] as const)('of Form %s adds and takes off its own lines', (form, lines, income) => {
    const amounts = dollars({ bookIncome: 100, ...lines, income });
    expect(footingsOf(form, amounts)).toEqual([{ footing: 'm1', difference: 0 }]);
    expect(
      Object.keys(onForm(form, amounts)).filter((key) => amounts[key as 'income'] !== undefined),
    ).toHaveLength(Object.keys(amounts).length);
  });

  test('that is missing makes a gap a question, and one that is there makes it a difference', () => {
    expect(tieOf(dollars({ income: 82_400 }))).toEqual([['income', -34_600_00, 'question']]);
    expect(tieOf({ ...m1, bookIncome: 100_000_00 })).toEqual([['income', 0, 'ties']]);
    expect(tieOf(m1, year({ netIncome: cents(130_000_00) }))).toEqual([['income', -13_000_00, 'apart']]);
  });
});

test('a year with a month without entries is compared with nothing, however near it comes', () => {
  const amounts = { ...m1, receipts: 1_000_000_00 };
  const grades = (booked: number) => tieOf(amounts, year({ booked })).map(([, , grade]) => grade);
  expect(grades(12)).toEqual(['ties', 'ties']);
  expect(grades(11)).toEqual(['partial', 'partial']);
});

describe('a return beside the books', () => {
  test.each([
    [1_000_000, 'ties'],
    [1_000_001, 'ties'],
    [990_000, 'close'],
    [989_999, 'apart'],
    [1_010_001, 'apart'],
  ])('sales of $%d: %s', (receipts, grade) => {
    expect(tieOf(dollars({ receipts })).map(([, , is]) => is)).toEqual([grade]);
  });

  test('takes returns and allowances off the receipts', () => {
    expect(tieOf(dollars({ receipts: 1_020_000, allowances: 20_000 }))).toEqual([['receipts', 0, 'ties']]);
  });

  test('on cash is compared after what was not collected or paid yet', () => {
    const books = year({ timing: { receipts: cents(-30_000_00), income: cents(-9_000_00) } });
    expect(tieOf(dollars({ receipts: 970_000, ordinary: 108_000 }), books, 'cash')).toEqual([
      ['receipts', 0, 'ties'],
      ['income', 0, 'ties'],
    ]);
    expect(tieOf(dollars({ receipts: 970_000 }), books, 'accrual')).toEqual([
      ['receipts', -30_000_00, 'apart'],
    ]);
  });

  test('on cash whose M-1 begins with the books leaves the basis to M-1', () => {
    const books = year({ timing: { receipts: none, income: cents(-9_000_00) } });
    const amounts = dollars({ bookIncome: 117_000, lessIncome: 9_000, income: 108_000 });
    expect(tieOf(amounts, books, 'cash')).toEqual([['income', 0, 'ties']]);
    const onCash = dollars({ bookIncome: 108_000, income: 108_000 });
    expect(tieOf(onCash, books, 'cash')).toEqual([['income', 0, 'ties']]);
  });

  test('compares the ends of Schedule L only if the books have balances', () => {
    const amounts = dollars({ cash: 50_000, receivables: 80_000 });
    expect(tieOf(amounts)).toEqual([]);
    const ends = { cash: cents(50_000_00), receivables: cents(86_000_00), inventory: none, payables: none };
    expect(tieOf(amounts, year({ ends }))).toEqual([
      ['cash', 0, 'ties'],
      ['receivables', -6_000_00, 'apart'],
    ]);
  });
});

describe('sums of a return', () => {
  test('are exact differences; what is blank counts as nothing', () => {
    const page = dollars({ totalIncome: 500, deductions: 400, ordinary: 101 });
    expect(footingsOf('1120', page)).toEqual([{ footing: 'deductions', difference: -100 }]);
    const home = dollars({ totalIncome: 500, deductions: 400, homeOffice: 30, income: 70 });
    expect(footingsOf('schedule_c', home)).toEqual([{ footing: 'deductions', difference: 0 }]);
    const rest = dollars({ assets: 10, liabilities: 10, equityBegin: 5, distributions: 9, equityEnd: -4 });
    expect(footingsOf('1065', rest)).toEqual([
      { footing: 'balance', difference: 0 },
      { footing: 'equity', difference: 0 },
    ]);
  });

  test('equity goes on from one year to the next', () => {
    expect(gapBetween(dollars({ equityEnd: 40 }), dollars({ equityBegin: 42 }))).toBe(200);
    expect(gapBetween(dollars({ equityEnd: 40 }), {})).toBeNull();
  });

  test('what a form has no line for is not kept', () => {
    expect(onForm('schedule_c', dollars({ receipts: 1, bookIncome: 2, officers: 3 }))).toMatchObject({
      receipts: 100,
    });
    expect(onForm('schedule_c', dollars({ bookIncome: 2 }))).not.toHaveProperty('bookIncome');
  });
});

test('each form asks for each amount once, and every amount is on some form', () => {
  const all = taxForms.map((form) => linesOf(form).flatMap(({ lines }) => lines.map(({ amount }) => amount)));
  for (const asked of all) expect(new Set(asked).size).toBe(asked.length);
  expect(new Set(all.flat())).toEqual(new Set(taxAmounts));
});

test('a difference is what moves a side: a dollar more on the return is a dollar more of difference', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 1, max: 1e9 }), (income, costs, net, more) => {
      const books = year({ netIncome: cents(net) });
      const amounts = { bookIncome: 0, addedCosts: costs, income };
      const [before] = tiesOf({ basis: 'accrual', amounts }, books);
      const [after] = tiesOf({ basis: 'accrual', amounts: { ...amounts, income: income + more } }, books);
      expect(before?.difference).toBe(income - net - costs);
      expect((after?.difference ?? 0) - (before?.difference ?? 0)).toBe(more);
    }),
  );
});
