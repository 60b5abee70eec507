import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { Figure, Formula } from '../domain/figures.ts';

const formulaWords: Record<Exclude<Formula, 'account'>, string> = {
  revenue: 'Revenue',
  'gross-profit': 'Gross profit',
  ebitda: 'EBITDA',
  'net-income': 'Net income',
  'working-capital': 'Working capital',
  debt: 'Debt',
  'debt-like': 'Debt-like items',
  cash: 'Cash',
};

export function figureName({ formula, code }: Figure): string {
  if (code !== null) return ledgerAccount(code).label;
  return formula === 'account' ? '' : formulaWords[formula];
}
