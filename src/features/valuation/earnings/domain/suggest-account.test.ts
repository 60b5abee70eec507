import { expect, it } from 'vitest';
import { suggestAccount } from './suggest-account.ts';

it('matches an account whose section and name are unambiguous', () => {
  const found = (path: string) => {
    const root = path.split(' › ')[0];
    const section =
      root === 'Income'
        ? 'income'
        : root === 'Cost of sales'
          ? 'cost-of-sales'
          : root === 'Other'
            ? 'other-expenses'
            : 'expenses';
    return suggestAccount(path, section);
  };
  expect(found('Income › Job Materials')).toBe('REV');
  expect(found('Cost of sales › Job Materials')).toBe('COGS_MAT');
  expect(found('Income › Insurance commissions')).toBe('REV');
  expect(found('Income › Discounts given')).toBe('CONTRA_REV');
  expect(found('Income › Tax return preparation')).toBe('REV');
  expect(found('Expenses › Payroll expenses › Taxes')).toBe('PAYROLL_TAX_BEN');
  expect(found('Expenses › Payroll taxes')).toBe('PAYROLL_TAX_BEN');
  expect(found('Expenses › Interest paid')).toBe('INT_EXP');
  expect(found('Expenses › Ask My Accountant')).toBe('SUSPENSE');
  expect(found('Expenses › Depreciation')).toBe('DEPR');
  expect(found('Other › Anything')).toBe('OTHER_EXP');
});

it('leaves an account open if no word decides', () => {
  for (const path of [
    'Expenses › Miscellaneous',
    'Expenses › Equipment rental',
    'Expenses › Taxes & Licenses',
  ])
    expect(suggestAccount(path, 'expenses'), path).toBe('UNMAPPED');
  expect(suggestAccount('Cost of sales › Other', 'cost-of-sales')).toBe('UNMAPPED');
});

it('matches interest however it is abbreviated, and leaves open what may be principal', () => {
  const cost = (name: string) => suggestAccount(`Expenses › ${name}`, 'expenses');
  expect(cost('Ally 4x trucks (int)')).toBe('INT_EXP');
  expect(cost('Huntington int')).toBe('INT_EXP');
  expect(cost('Truck loan interest')).toBe('INT_EXP');
  expect(cost('Truck loan')).toBe('UNMAPPED');
  expect(cost('Interest › Ford trucks')).toBe('UNMAPPED');
  expect(cost("Int'l trade shows travel")).toBe('TRAVEL_MEALS');
  expect(cost('Internet')).toBe('UTIL');
  expect(suggestAccount('Other income › Huntington int', 'other-income')).toBe('INT_INC');
  expect(suggestAccount('Other expenses › Huntington int', 'other-expenses')).toBe('INT_EXP');
  expect(suggestAccount('Other expenses › SBA loan', 'other-expenses')).toBe('UNMAPPED');
});
