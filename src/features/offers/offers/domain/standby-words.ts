import { counted } from '#kernel/counts.ts';
import { locale } from '#kernel/locale.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { OfferTerms } from './terms.ts';

type Terms = Pick<OfferTerms, 'noteStandby' | 'noteStandbyMonths' | 'noteMonths'>;

/**
 * How the present value of a seller note on standby comes about (docs/rules/offers.md); `null` if the note is not on
 * standby or not complete. `payment`: each month, in cents. `discount`: a share from 0 to 1, per year.
 */
export function standbyWords(
  { noteStandby, noteStandbyMonths, noteMonths }: Terms,
  payment: Cents | null,
  discount: number,
): string | null {
  if (!noteStandby || !noteStandbyMonths || !noteMonths || payment === null) return null;
  const rate = (discount * 100).toLocaleString(locale, { maximumFractionDigits: 2 });
  return `On standby for ${counted(noteStandbyMonths, 'month')}, without payments or interest; then ${counted(noteMonths, 'payment')} of ${formatMoney(payment)}, discounted at ${rate}% per year.`;
}
