import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import type { OfferTerms } from './terms.ts';

/** What a seller assumes to compare offers. Shares from 0 to 1, rates per year. */
export type Assumptions = {
  closes: number;
  notePaid: number;
  earnOutEarned: number;
  noteDiscount: number;
  earnOutDiscount: number;
};

/** Initial assumptions: the rates of docs/rules/offers.md; the shares are for the user to judge. */
export const startingAssumptions: Assumptions = {
  closes: 0.85,
  notePaid: 0.95,
  earnOutEarned: 0.5,
  noteDiscount: 0.12,
  earnOutDiscount: 0.15,
};

export type OfferValue = {
  atClosing: Cents;
  notePayment: Cents | null;
  noteValue: Cents;
  earnOutValue: Cents;
  riskAdjusted: Cents;
  parts: Record<ValuePart, Cents>;
};

export const valueParts = ['closing', 'note', 'earnOut'] as const;
type ValuePart = (typeof valueParts)[number];

/** In cents; zero if a note at a high rate is worth more than its face amount. */
export function atRisk(price: Cents, { riskAdjusted }: OfferValue): Cents {
  return cents(Math.max(0, price - riskAdjusted));
}

const thousand = 1_000_00;

/** What rests on assumed percentages is not more exact than $1,000; below that, than a dollar. */
export function roundedEstimate(amount: Cents): Cents {
  const step = Math.abs(amount) < thousand ? 100 : thousand;
  return cents(Math.round(amount / step) * step);
}

type Note = Pick<OfferTerms, 'sellerNote' | 'noteRateBps' | 'noteMonths'>;

type Valued = Pick<
  OfferTerms,
  | 'cash'
  | 'sbaLoan'
  | 'otherDebt'
  | 'sellerNote'
  | 'earnOut'
  | 'noteRateBps'
  | 'noteMonths'
  | 'noteStandby'
  | 'noteStandbyMonths'
  | 'earnOutMonths'
>;

/**
 * Present value to the seller: `closes * (cash + PV(note) * notePaid + PV(earn-out) * earnOutEarned)`
 * (docs/rules/offers.md, example O1). Excludes rollover equity. Standby delays a note without interest; the earn-out
 * is paid at its end. Each figure is rounded to cents once, at the end.
 */
export function offerValue(terms: Valued, assumed: Assumptions): OfferValue {
  const closing = (terms.cash + terms.sbaLoan + terms.otherDebt) / 100;
  const payment = paymentOf(terms);
  const months = terms.noteMonths ?? 0;
  const wait = terms.noteStandby ? (terms.noteStandbyMonths ?? 0) : 0;
  const late = (1 + assumed.noteDiscount / 12) ** -wait;
  const note = payment === null ? 0 : payment * annuity(assumed.noteDiscount / 12, months) * late;
  const years = (terms.earnOutMonths ?? 0) / 12;
  const earnOut = terms.earnOut / 100 / (1 + assumed.earnOutDiscount) ** years;
  const riskAdjusted = centsFromDollars(
    assumed.closes * (closing + note * assumed.notePaid + earnOut * assumed.earnOutEarned),
  );
  const closingPart = centsFromDollars(assumed.closes * closing);
  // The last part is the remainder, so that rounding loses no cent; cash is exact.
  const left = cents(Math.max(0, riskAdjusted - closingPart));
  const notePart =
    earnOut === 0 ? left : cents(Math.min(left, centsFromDollars(assumed.closes * note * assumed.notePaid)));
  return {
    atClosing: centsFromDollars(closing),
    notePayment: payment === null ? null : centsFromDollars(payment),
    noteValue: centsFromDollars(note),
    earnOutValue: centsFromDollars(earnOut),
    riskAdjusted,
    parts: {
      closing: cents(riskAdjusted - left),
      note: notePart,
      earnOut: cents(left - notePart),
    },
  };
}

/**
 * The level monthly payment of the seller note in cents, by the annuity formula; `null` while amount, rate or term is
 * open, and for a note on standby, whose payment depends on what becomes of the interest meanwhile.
 */
export function notePaymentOf(
  terms: Note & Pick<OfferTerms, 'noteCountsAsEquity' | 'noteStandby'>,
): Cents | null {
  const payment = terms.noteCountsAsEquity || terms.noteStandby ? null : paymentOf(terms);
  return payment === null || !Number.isFinite(payment) ? null : centsFromDollars(payment);
}

/** In dollars. */
function paymentOf({ sellerNote, noteRateBps, noteMonths }: Note): number | null {
  if (sellerNote === 0 || noteRateBps === null || !noteMonths) return null;
  return sellerNote / 100 / annuity(noteRateBps / 10_000 / 12, noteMonths);
}

/** Present value of one dollar a month over `months`, at a monthly rate. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;
}
