import { counted } from '#kernel/counts.ts';
import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import type { OddRule } from './odd-rule.ts';
import { usual } from './starting-terms.ts';
import type { OfferTerms } from './terms.ts';

/** Of the price, in percent; at most half of it may be a seller note on full standby (docs/rules/offers.md). */
const sbaEquityPercent = 10;

/** The largest 7(a) loan: 15 U.S.C. 636(a)(3). */
const mostSbaLoan = cents(500_000_000);

/** How the price is financed. */
export const oddMoney: readonly OddRule[] = [
  {
    id: 'loan-not-needed',
    terms: ['financing', 'sbaLoan', 'otherDebt'],
    when: ({ terms }) => terms.financing === 'not-needed' && debtOf(terms) > 0,
    fact: ({ terms }) =>
      `The financing status is that no debt is needed, but ${formatMoney(debtOf(terms))} of the price is a loan.`,
    advice: 'Change the financing status, or pay this part from other sources.',
  },
  {
    id: 'status-without-loan',
    terms: ['financing', 'sbaLoan', 'otherDebt'],
    when: ({ terms }) => terms.financing !== null && terms.financing !== 'not-needed' && debtOf(terms) === 0,
    fact: () => 'The financing status refers to a loan, but no part of the price is a loan.',
    advice: 'Enter the loan, or change the financing status.',
  },
  {
    id: 'condition-without-loan',
    terms: ['contingencies', 'sbaLoan', 'otherDebt'],
    when: ({ terms }) => terms.contingencies.includes('financing') && debtOf(terms) === 0,
    fact: () => 'Closing is conditioned on financing, but no part of the price is a loan.',
    advice: 'Enter the loan, or remove the financing condition.',
  },
  {
    id: 'sba-equity',
    terms: ['cash', 'sbaLoan', 'sellerNote'],
    when: ({ terms }) => terms.sbaLoan > 0 && equityCounted(terms) < equityNeeded(terms),
    fact: ({ terms }) =>
      `With an SBA loan, the buyer usually puts in at least ${sbaEquityPercent}% of the price, ${formatMoney(equityNeeded(terms))}. These terms have ${formatMoney(equityCounted(terms))}${equityParts(terms)}. A seller note counts only on full standby, and for at most half.`,
    advice: 'Raise the cash at closing. A seller note on full standby can be up to half of what is needed.',
  },
  {
    id: 'sba-over-limit',
    terms: ['sbaLoan'],
    when: ({ terms }) => terms.sbaLoan > mostSbaLoan,
    fact: ({ terms }) =>
      `The SBA loan is ${formatMoney(terms.sbaLoan)}. The SBA guarantees a 7(a) loan of up to ${formatMoney(mostSbaLoan)}.`,
    advice: 'Lower the SBA loan, and enter the rest as cash, other debt or a seller note.',
  },
  {
    id: 'sba-earn-out',
    terms: ['earnOut', 'sbaLoan'],
    when: ({ terms }) => terms.sbaLoan > 0 && terms.earnOut > 0,
    fact: () =>
      'Part of the price is an earn-out and part is an SBA loan. SBA lenders usually don’t allow an earn-out.',
    advice: 'Ask the lender, or use a seller note instead of the earn-out.',
  },
  {
    id: 'sba-rollover',
    terms: ['rollover', 'sbaLoan', 'structure'],
    when: ({ terms }) => terms.sbaLoan > 0 && terms.rollover > 0 && terms.structure === 'asset',
    fact: () =>
      'The seller keeps equity in a purchase of assets with an SBA loan. SBA lenders finance a partial buyout only as a purchase of stock or membership interests.',
    advice: 'Change the deal structure, or remove the rollover equity.',
  },
  {
    id: 'sba-equity-without-loan',
    terms: ['noteCountsAsEquity', 'sbaLoan'],
    when: ({ terms }) => terms.sellerNote > 0 && terms.noteCountsAsEquity && terms.sbaLoan === 0,
    fact: () => 'The seller note is on full standby to count as SBA equity, but there is no SBA loan.',
    advice: 'Enter the SBA loan, or use a standby period only.',
  },
  {
    id: 'payments-in-full-standby',
    terms: ['noteStandbyMonths', 'noteCountsAsEquity'],
    when: ({ terms: { sellerNote, noteCountsAsEquity, noteStandbyMonths } }) =>
      sellerNote > 0 && noteCountsAsEquity && (noteStandbyMonths ?? 0) < usual.fullStandbyMonths,
    fact: ({ terms: { noteStandbyMonths } }) =>
      `The seller note is on full standby, but its payments begin after ${counted(noteStandbyMonths ?? 0, 'month')}. Full standby lasts as long as the SBA loan, usually ${usual.fullStandbyMonths} months.`,
    advice: 'Extend the standby to the term of the SBA loan, or don’t count the note as SBA equity.',
  },
  {
    id: 'note-terms-without-note',
    terms: ['sellerNote', 'noteRateBps', 'noteMonths', 'noteStandby', 'noteSecurity'],
    when: ({ terms }) => terms.sellerNote === 0 && saysNoteTerms(terms),
    fact: () => 'There are terms for a seller note, but its amount is $0.',
    advice: 'Enter the amount, or remove the terms of the note.',
  },
  {
    id: 'earn-out-terms-without-earn-out',
    terms: ['earnOut', 'earnOutMetric', 'earnOutMonths', 'earnOutTerms'],
    when: ({ terms: { earnOut, earnOutMetric, earnOutMonths, earnOutTerms } }) =>
      earnOut === 0 && (says(earnOutMetric) || earnOutMonths !== null || says(earnOutTerms)),
    fact: () => 'There are terms for an earn-out, but its amount is $0.',
    advice: 'Enter the amount, or remove the terms of the earn-out.',
  },
  {
    id: 'earn-out-without-period',
    terms: ['earnOutMonths', 'earnOut'],
    when: ({ terms }) => terms.earnOut > 0 && terms.earnOutMonths === 0,
    fact: ({ terms }) => `An earn-out of ${formatMoney(terms.earnOut)} is to be earned in 0 months.`,
    advice: 'Enter the months in which it can be earned.',
  },
  {
    id: 'earn-out-without-target',
    terms: ['earnOutTerms', 'earnOut'],
    when: ({ kind, terms }) => kind === 'loi' && terms.earnOut > 0 && !says(terms.earnOutTerms),
    fact: ({ terms }) =>
      `An earn-out of ${formatMoney(terms.earnOut)} has a metric, but no target that says when it is earned.`,
    advice: 'Enter the targets under earn-out terms.',
  },
  {
    id: 'deposit-terms-without-deposit',
    terms: ['deposit', 'depositRefundableDays', 'escrowHolder'],
    when: ({ terms: { deposit, depositRefundableDays, escrowHolder } }) =>
      deposit === 0 && (depositRefundableDays !== null || says(escrowHolder)),
    fact: () => 'There are terms for a deposit, but its amount is $0.',
    advice: 'Enter the amount, or remove the terms of the deposit.',
  },
];

/** Where the seller note counts, how much of it does. */
function equityParts(terms: OfferTerms): string {
  const note = cents(equityCounted(terms) - terms.cash);
  return note > 0 ? `: ${formatMoney(terms.cash)} in cash and ${formatMoney(note)} of the seller note` : '';
}

const says = (text: string) => text.trim() !== '';
const debtOf = ({ sbaLoan, otherDebt }: OfferTerms) => cents(sbaLoan + otherDebt);

function saysNoteTerms(terms: OfferTerms): boolean {
  const { noteRateBps, noteMonths, noteStandby, noteCountsAsEquity, noteSecurity } = terms;
  return (
    noteRateBps !== null || noteMonths !== null || noteStandby || noteCountsAsEquity || says(noteSecurity)
  );
}

function equityNeeded({ price }: OfferTerms): Cents {
  return cents(Math.ceil(((price ?? 0) * sbaEquityPercent) / 100));
}

function equityCounted(terms: OfferTerms): Cents {
  const most = Math.floor(equityNeeded(terms) / 2);
  return cents(terms.cash + (terms.noteCountsAsEquity ? Math.min(terms.sellerNote, most) : 0));
}
