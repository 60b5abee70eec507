import { expect, test } from 'vitest';
import {
  type LedgerCode,
  ledgerAccount,
  ledgerCodes,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { debitOpening } from './opening-balance.ts';
import { proposeAccount } from './propose-account.ts';
import { proposePurpose } from './propose-purpose.ts';

test('what is owed for the time before a sale is like debt, whatever line it is on', () => {
  const of = (path: string, code: LedgerCode) => Object.values(proposePurpose(path, code));
  expect(of('Accrued PTO', 'ACCRUED')).toEqual(['debt_like', 'for-past-work']);
  expect(of('Accrued bonuses', 'PAYROLL_LIAB')).toEqual(['debt_like', 'for-past-work']);
  expect(of('Gift cards', 'DEF_REV')).toEqual(['debt_like', 'for-past-work']);
  expect(of('Deferred payroll taxes', 'PAYROLL_LIAB')).toEqual(['debt_like', 'tax-of-before']);
  expect(of('Accrued interest', 'ACCRUED')).toEqual(['debt', 'paid-with-price']);
  expect(of('Security deposit', 'PREPAID')).toEqual(['neither', 'held-for-years']);
  expect(of('Due from affiliate', 'AR')).toEqual(['debt_like', 'of-related-party']);
  expect(of('Accrued liabilities', 'ACCRUED')).toEqual(['working_capital', 'usual']);
  expect(of('Bonus paid', 'PAYROLL')).toEqual([null, 'usual']);
});

test('every line of the balance sheet has one purpose, and none of the profit and loss', () => {
  for (const code of ledgerCodes)
    expect(proposePurpose('Some account', code).purpose).toBe(ledgerAccount(code).use);
  expect(proposeAccount('Accrued PTO')).toMatchObject({ code: 'ACCRUED', use: 'debt_like' });
});

test('an opening balance is read by the side on which its account grows', () => {
  const opening = (
    balance: number,
    more: Partial<Parameters<typeof debitOpening>[1]>,
    debit: number | null = null,
  ) => debitOpening({ balance, debit }, { path: 'Loan', side: 1, turned: 0, natural: false, ...more });
  expect(debitOpening(undefined, { path: 'Loan', side: 1, turned: 1, natural: false })).toBeNull();
  // A column of debits and credits leaves no doubt; a running balance tells; one column has a side.
  expect(opening(500, { turned: -1 }, -500)).toBe(-500);
  expect(opening(500, { turned: -1 })).toBe(-500);
  expect(opening(-500, { turned: 1 })).toBe(-500);
  expect(opening(500, { side: -1, turned: 1 })).toBe(-500);
  expect(opening(500, { side: -1 })).toBe(-500);
  // Without a line that tells, the account does as the others of its file.
  expect(opening(500, { natural: true })).toBe(-500);
  expect(opening(-500, {})).toBe(-500);
  expect(opening(500, { path: 'Checking', natural: true })).toBe(500);
});
