import type { LedgerUse } from '#features/valuation/earnings/domain/canonical-accounts.ts';

export const ledgerUseWords: Record<LedgerUse, { label: string; hint: string }> = {
  working_capital: { label: 'Working capital', hint: 'Needed to run the business from day to day.' },
  debt: { label: 'Debt', hint: 'Comes off the price.' },
  debt_like: { label: 'Debt-like', hint: 'Comes off the price like debt: owed for what came before.' },
  neither: { label: 'Neither', hint: 'Cash, equipment, equity.' },
};
