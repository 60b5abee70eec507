import { describe, expect, test } from 'vitest';
import { accountCodes, type LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { bridgeFigures, type Figure, incomeFigures, termsOf, valueOfFigure } from './figures.ts';

/** Test E1 of docs/rules/earnings.md, as a ledger has it: debits positive, in dollars. */
const e1 = new Map<LedgerCode, number>([
  ['REV', -2_400_000],
  ['COGS_MAT', 1_320_000],
  ['PAYROLL', 420_000],
  ['OFFICER_COMP', 180_000],
  ['RENT', 96_000],
  ['INS', 24_000],
  ['VEHICLE', 30_000],
  ['PROF_FEES', 40_000],
  ['OTHER_OPEX', 90_000],
  ['DEPR', 60_000],
  ['INT_EXP', 24_000],
  ['INT_INC', -1_000],
  ['CASH', 117_000],
]);
const total = (formula: Exclude<Figure['formula'], 'account'>): Figure => ({ formula, code: null });

describe('the bridge of a ledger', () => {
  test('comes to the net income and EBITDA of test E1', () => {
    expect(valueOfFigure(total('revenue'), e1)).toBe(2_400_000);
    expect(valueOfFigure(total('gross-profit'), e1)).toBe(1_080_000);
    expect(valueOfFigure(total('net-income'), e1)).toBe(117_000);
    expect(valueOfFigure(total('ebitda'), e1)).toBe(200_000);
  });

  test('adds up: the steps from net income come to EBITDA', () => {
    const steps = bridgeFigures.slice(0, -1);
    const sum = steps.reduce((all, { figure, sign }) => all + sign * valueOfFigure(figure, e1), 0);
    expect(sum).toBe(valueOfFigure(total('ebitda'), e1));
  });
});

test('accounts have the sign that is usual for them', () => {
  const value = (code: LedgerCode) => valueOfFigure({ formula: 'account', code }, e1);
  expect([value('REV'), value('RENT'), value('INT_INC'), value('CASH')]).toEqual([
    2_400_000, 96_000, 1_000, 117_000,
  ]);
});

test('every account of the profit and loss but an undecided one is in net income once', () => {
  const codes = termsOf(total('net-income')).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(accountCodes.filter((code) => code !== 'UNMAPPED').toSorted());
  expect(incomeFigures.filter(({ formula }) => formula === 'account')).toHaveLength(codes.length);
});
