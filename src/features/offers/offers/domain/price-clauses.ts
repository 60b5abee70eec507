import { counted } from '#kernel/counts.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { type LetterSection, listed, section, worded } from './letter-section.ts';
import { leavesInterestOpen } from './standby-words.ts';
import type { Financing, OfferTerms, Structure, TaxElection } from './terms.ts';

/** What is bought, for how much and how it is paid. */
export function priceClauses(terms: OfferTerms): LetterSection[] {
  return [
    ...section(
      'Purchase price and structure',
      `The Buyer would acquire ${boughtOf(terms, 'the Business')}.`,
      terms.price === null ? null : `The purchase price is ${formatMoney(terms.price)}.`,
      elections[terms.taxElection],
    ),
    ...section(
      'Payment at closing',
      atClosing(terms),
      terms.equityPercent === null
        ? null
        : `The Buyer’s equity would be at least ${terms.equityPercent}% of the purchase price.`,
      terms.financing === null ? null : financing[terms.financing],
      worded('Financing notes', terms.financingTerms),
    ),
    ...section('Seller financing', ...noteClauses(terms)),
    ...section(
      'Earn-out',
      terms.earnOut === 0
        ? null
        : `${formatMoney(terms.earnOut)} of the purchase price would be an earn-out, paid only if it is earned.`,
      terms.earnOutMonths === null
        ? null
        : `The earn-out period would be ${counted(terms.earnOutMonths, 'month')}.`,
      worded('Metric', terms.earnOutMetric),
      worded('Terms', terms.earnOutTerms),
    ),
    ...section(
      'Rollover equity',
      terms.rollover === 0
        ? null
        : `${formatMoney(terms.rollover)} of the purchase price would be rollover equity of the Seller.`,
    ),
    ...section('Deposit', depositClause(terms), worded('Escrow agent', terms.escrowHolder)),
  ];
}

const bought: Record<Structure, string> = {
  asset: 'the assets of',
  stock: 'the stock of',
  membership: 'the membership interests in',
};

export function boughtOf({ structure }: OfferTerms, business: string): string {
  return structure === null ? business : `${bought[structure]} ${business}`;
}

const elections: Record<TaxElection, string> = {
  none: 'The transaction would include no tax election.',
  'f-reorganization': 'The transaction would include an F-reorganization.',
  '338h10': 'The transaction would include a Section 338(h)(10) election.',
};

const financing: Record<Financing, string> = {
  'not-needed': 'The Buyer needs no debt financing.',
  'not-started': 'The Buyer has not yet applied for financing.',
  applied: 'The Buyer has applied for financing.',
  'pre-qualified': 'A lender has pre-qualified the Buyer by letter.',
  committed: 'The Buyer has a lender’s commitment.',
};

function atClosing({ cash, sbaLoan, otherDebt }: OfferTerms): string | null {
  const part = (amount: Cents, from: string) => (amount === 0 ? [] : [`${formatMoney(amount)} ${from}`]);
  const parts = [
    ...part(cash, 'in cash from its own funds (buyer equity)'),
    ...part(sbaLoan, 'from an SBA loan'),
    ...part(otherDebt, 'from other debt'),
  ];
  return parts.length === 0 ? null : `At closing, the Buyer would pay ${listed(parts)}.`;
}

function noteClauses(terms: OfferTerms) {
  const { sellerNote, noteRateBps, noteMonths } = terms;
  const bears = noteRateBps === null ? [] : [`bear interest at ${noteRateBps / 100}% per year`];
  const runs = noteMonths === null ? [] : [`have a term of ${counted(noteMonths, 'month')}`];
  const would = [...bears, ...runs];
  return [
    sellerNote === 0
      ? null
      : `The Seller would finance ${formatMoney(sellerNote)} of the purchase price with a seller note.`,
    would.length === 0 ? null : `The seller note would ${listed(would)}.`,
    terms.noteCountsAsEquity
      ? 'The seller note would be on full standby, to count as equity for an SBA loan.'
      : null,
    ...standby(terms),
    worded('Security and guarantees', terms.noteSecurity),
  ];
}

/** The term begins after the standby, as where offers are compared (docs/rules/offers.md). */
function standby(terms: OfferTerms): (string | null)[] {
  const { noteStandby: on, noteStandbyMonths: months, noteMonths: term } = terms;
  if (!on && months === null) return [];
  const period = months === null ? '' : ` of ${counted(months, 'month')}`;
  const after = term === null ? '' : ', and its term would begin when the standby ends';
  return [
    `The seller note would have a standby period${period}, in which no payments of principal or interest are due${after}.`,
    leavesInterestOpen(terms)
      ? 'These terms do not state whether interest accrues during the standby period.'
      : null,
  ];
}

function depositClause({ deposit, depositRefundableDays }: OfferTerms): string | null {
  const refundable = depositRefundableDays === null ? '' : refundableFor(depositRefundableDays);
  if (deposit === 0) return refundable === '' ? null : `A deposit would be ${refundable}.`;
  return `The Buyer would pay a deposit of ${formatMoney(deposit)}${refundable && `, ${refundable}`}.`;
}

/** Counted as due diligence is, which the deposit waits for (`odd-dates.ts`). */
function refundableFor(days: number): string {
  return days === 0 ? 'nonrefundable' : `refundable for ${counted(days, 'day')} from acceptance`;
}
