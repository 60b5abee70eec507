import type { StatementProblem } from '#features/valuation/earnings/domain/statement.ts';
import { workedNamed } from '#features/valuation/earnings/domain/statement-parts.ts';
import { plainText } from './plain-text.ts';
import type { FaultCode, ScheduleFault } from './schedule-table.ts';

/** Why a file is no statement by month: nothing of it is kept. */
export type StatementRefusal =
  | 'statement-without-months'
  | 'statement-without-totals'
  | 'statement-in-thousands'
  | 'statement-merged'
  | 'statement-rows-too-many'
  | 'schedule-of-other-kind';

const placed: { readonly [Code in StatementProblem['code']]?: FaultCode } = {
  'does-not-foot': 'subtotal',
  'section-unknown': 'no-section',
  'outside-sections': 'no-section',
  'layout-unknown': 'no-section',
  'path-too-long': 'no-section',
  'section-without-total': 'no-total',
  'total-without-start': 'total-alone',
  'no-name': 'no-name',
  'column-unnamed': 'column-unnamed',
  'not-a-number': 'amount-unclear',
  percent: 'amount-unclear',
  'too-large': 'amount-unclear',
  'date-for-amount': 'amount-unclear',
  'error-in-cell': 'amount-unclear',
  'other-currency': 'other-currency',
  'part-of-a-cent': 'part-of-a-cent',
  'formula-without-result': 'formula-without-result',
};

/** A problem of a statement at its row; `null` if it is none of a row. `measureOf`: the measure of a header. */
export function statementFault(
  problem: StatementProblem,
  measureOf: (label: string) => string,
): ScheduleFault | null {
  const { code, column, difference, cell } = problem;
  const unnamed = code === 'column-unnamed' && cell !== undefined;
  const line = unnamed ? Number(/\d+$/.exec(cell)?.[0]) : problem.line;
  const says = unnamed ? cell : (problem.says ?? '');
  const fault = placed[code];
  if (fault === undefined || line === undefined) return null;
  return {
    row: line,
    fault: code === 'does-not-foot' ? sumFault(says, column) : fault,
    measure: column === undefined ? '' : measureOf(column),
    text: plainText(cell !== undefined && !unnamed && difference === undefined ? `${cell}: ${says}` : says),
    difference: difference === undefined ? null : -difference + 0,
  };
}

function sumFault(says: string, column: string | undefined): FaultCode {
  if (column === 'Total') return 'row-sum';
  return workedNamed(says) ? 'worked-out' : 'subtotal';
}

/** For problems that are none of a row. */
export function statementRefusal({ code }: StatementProblem): StatementRefusal {
  switch (code) {
    case 'balance-sheet':
    case 'cash-flow':
    case 'trial-balance':
    case 'ledger':
    case 'aging':
      return 'schedule-of-other-kind';
    case 'in-thousands':
      return 'statement-in-thousands';
    case 'merged-cells':
      return 'statement-merged';
    case 'no-header':
    case 'no-amounts':
    case 'nothing-booked':
      return 'statement-without-months';
    case 'too-many-accounts':
      return 'statement-rows-too-many';
    default:
      return 'statement-without-totals';
  }
}
