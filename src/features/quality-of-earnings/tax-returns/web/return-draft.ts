import { cents } from '#kernel/money.ts';
import {
  linesOf,
  type TaxAmounts,
  type TaxBasis,
  type TaxForm,
  type TaxSection,
} from '../domain/tax-forms.ts';
import type { TaxYear } from './queries.ts';

export type ReturnDraft = { form: TaxForm; basis: TaxBasis; amounts: TaxAmounts };

/** The form of another year is likely the same. */
export function draftOf({ entered }: TaxYear, others: readonly TaxYear[]): ReturnDraft {
  if (entered) return entered;
  const other = others.find((one) => one.entered !== null)?.entered;
  return { form: other?.form ?? '1120s', basis: other?.basis ?? 'accrual', amounts: {} };
}

/** Why it cannot be sent yet, or `null`. */
export function missingIn({ form, amounts }: ReturnDraft): string | null {
  const asked = linesOf(form).flatMap(({ lines }) => lines.map(({ amount }) => amounts[amount] ?? null));
  if (asked.some(Number.isNaN)) return 'Enter amounts in dollars.';
  return asked.every((one) => one === null) ? 'Enter at least one amount.' : null;
}

export function sentOf({ form, basis, amounts }: ReturnDraft) {
  const lines = linesOf(form).flatMap(({ lines: of }) => of);
  const entries = lines.map(({ amount }) => {
    const entered = amounts[amount] ?? null;
    return [amount, entered === null ? null : cents(entered)];
  });
  return { form, basis, amounts: Object.fromEntries(entries) };
}

/** The first page is open; so is a section in which something was entered. */
export function opensAtFirst(section: TaxSection, { form, amounts }: ReturnDraft): boolean {
  if (section === 'page') return true;
  const lines = linesOf(form).find((one) => one.section === section)?.lines ?? [];
  return lines.some(({ amount }) => (amounts[amount] ?? null) !== null);
}
