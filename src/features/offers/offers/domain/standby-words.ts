import { counted } from '#kernel/counts.ts';
import { locale } from '#kernel/locale.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { OfferTerms } from './terms.ts';

type Terms = Pick<OfferTerms, 'noteStandby' | 'noteStandbyMonths' | 'noteMonths'>;
type Interest = Pick<
  OfferTerms,
  'noteStandby' | 'noteStandbyMonths' | 'noteRateBps' | 'noteSecurity' | 'financingTerms'
>;

/**
 * Whether interest could accrue on a note on standby, and the parties wrote nothing of interest in their own words. No
 * term asks for it.
 */
export function leavesInterestOpen(terms: Interest): boolean {
  const { noteStandby, noteStandbyMonths, noteRateBps, noteSecurity, financingTerms } = terms;
  const onStandby = noteStandby || noteStandbyMonths !== null;
  return onStandby && noteRateBps !== 0 && !speaksOfInterest(`${noteSecurity} ${financingTerms}`);
}

/** "Security interest", "interest in the equipment", "pledge of the buyer's interest": collateral, no interest on money. */
const inProperty = new RegExp(
  [
    String.raw`\b(?:security|membership|ownership|partnership|equity|limited liability company|llc|controlling|majority|minority|lease(?:hold)?|collateral|lien|priority|best|conflicts? of) interests?\b`,
    String.raw`\binterests\b|\binterested\b`,
    String.raw`\binterest in (?:[^\s.;,]+ ){0,3}?(?:assets?|collateral|equipment|inventory|receivables|accounts|property|properties|estate|business|company|shares?|stock|units?|lease|premises|vehicles?|trucks?|machinery|building|goods|proceeds|deposits?|entity|partnership|llc)\b`,
    String.raw`\bpledge[sd]? (?:of )?(?:[^\s.;,]+ ){0,3}?interest\b|\binterest (?:is |are )?pledged\b`,
  ].join('|'),
  'gi',
);

function speaksOfInterest(words: string): boolean {
  return /\binterest\b|accru/i.test(words.replace(inProperty, ''));
}

/** What the terms say of interest during standby, where they are listed or compared; `null` without a standby. */
export function standbyInterestWords(terms: Interest): string | null {
  if (!terms.noteStandby && terms.noteStandbyMonths === null) return null;
  if (terms.noteRateBps === 0) return 'The note bears no interest';
  return leavesInterestOpen(terms)
    ? 'Not paid; whether it accrues is not stated'
    : 'Not paid; see the notes on financing and security';
}

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
  return `Assumes that no interest is paid or accrues during the ${counted(noteStandbyMonths, 'month')} of standby; then ${counted(noteMonths, 'payment')} of ${formatMoney(payment)}, discounted at ${rate}% per year.`;
}
