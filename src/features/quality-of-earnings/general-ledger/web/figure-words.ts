import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { Figure, Formula } from '../domain/figures.ts';

const formulaWords: Record<Exclude<Formula, 'account'>, string> = {
  revenue: 'Revenue',
  'gross-profit': 'Gross profit',
  ebitda: 'EBITDA',
  'net-income': 'Net income',
};

export function figureName({ formula, code }: Figure): string {
  if (formula !== 'account') return formulaWords[formula];
  return code === null ? '' : ledgerAccount(code).label;
}
