import type { TieGrade, TieKey } from './tax-ties.ts';

export const tieWords: Record<TieKey, string> = {
  receipts: 'Sales, less returns',
  income: 'Net income',
  officers: 'Officers’ pay',
  wages: 'Salaries and wages',
  cash: 'Cash at year end',
  receivables: 'Receivables at year end',
  inventory: 'Inventory at year end',
  payables: 'Payables at year end',
};

/** A difference; `null`: the books know less than the year, so that there is none to explain. */
export const comparedDifference = ({ grade, difference }: { grade: TieGrade; difference: number }) =>
  grade === 'partial' ? null : difference;

export const gradeWords: Record<TieGrade, string> = {
  ties: 'Ties',
  close: 'Close',
  question: 'Open question',
  apart: 'Needs an explanation',
  partial: 'Not comparable',
};
