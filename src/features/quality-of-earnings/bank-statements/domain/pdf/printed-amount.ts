import { amountIn } from '#features/valuation/earnings/domain/amount-text.ts';

/** Cents with the sign that is printed. `mark`: CR or DR after it, whose sign depends on the kind of account. */
export type PrintedAmount = { value: number; mark: 'cr' | 'dr' | null };

const shape = /^=?([-–−+(]?\$?[-–−+(]?\$?(?:\d{1,3}(?:,\d{3})+|\d{1,12})?\.\d\d\)?)([-–−]?)(cr|dr)?$/i;

/** `1,234.56`, `-$5.00`, `(5.00)`, `5.00-`, `5.00CR`; `null` for all else. Every amount of a statement shows its cents. */
export function printedAmount(text: string): PrintedAmount | null {
  const [, bare = '', minus = '', mark = ''] = shape.exec(text) ?? [];
  if (bare === '') return null;
  const value = amountIn({ kind: 'text', text: `${minus}${bare.replace('+', '')}` });
  if (typeof value !== 'number') return null;
  return { value, mark: mark === '' ? null : mark.toLowerCase() === 'cr' ? 'cr' : 'dr' };
}
