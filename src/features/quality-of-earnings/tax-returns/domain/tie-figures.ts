import type { BalanceFormula, Figure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import type { BalanceKey, TieKey } from './tax-ties.ts';

type FlowFigures = Record<Exclude<TieKey, BalanceKey>, Figure>;
type BalanceFigures = Record<BalanceKey, Figure & { formula: BalanceFormula }>;

/** The figure of the books that a line of a return is compared with. */
export const figureOf: FlowFigures & BalanceFigures = {
  receipts: { formula: 'revenue', code: null },
  income: { formula: 'net-income', code: null },
  officers: { formula: 'account', code: 'OFFICER_COMP' },
  wages: { formula: 'account', code: 'PAYROLL' },
  cash: { formula: 'cash', code: null },
  receivables: { formula: 'working-capital', code: 'AR' },
  inventory: { formula: 'working-capital', code: 'INVENTORY' },
  payables: { formula: 'working-capital', code: 'AP' },
};
