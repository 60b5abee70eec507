import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import type { OfferTerms } from './terms.ts';

/** What a seller assumes when offers are compared. Shares between 0 and 1, rates per year. */
export type Assumptions = {
  /** That the deal closes at all. */
  closes: number;
  /** That the note is paid. */
  notePaid: number;
  /** That the earn-out is earned. */
  earnOutEarned: number;
  noteDiscount: number;
  earnOutDiscount: number;
};

/** Where a comparison starts: the rates of docs/rules/offers.md; the shares are the reader's to judge. */
export const startingAssumptions: Assumptions = {
  closes: 0.85,
  notePaid: 0.95,
  earnOutEarned: 0.5,
  noteDiscount: 0.12,
  earnOutDiscount: 0.15,
};

export type OfferValue = {
  /** Paid at closing, by the buyer's own money and by lenders. */
  atClosing: Cents;
  /** One monthly payment of the note; `null` without a note whose rate and months are known. */
  notePayment: Cents | null;
  /** Present values, before the shares. */
  noteValue: Cents;
  earnOutValue: Cents;
  riskAdjusted: Cents;
  /** What makes up the risk-adjusted value; together they are it. */
  parts: Record<ValuePart, Cents>;
};

export const valueParts = ['closing', 'note', 'earnOut'] as const;
type ValuePart = (typeof valueParts)[number];

/** What of a price is not in the risk-adjusted value. Nothing where a note at a high rate is worth more than its face. */
export function atRisk(price: Cents, { riskAdjusted }: OfferValue): Cents {
  return cents(Math.max(0, price - riskAdjusted));
}

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
 * What an offer is worth to the seller today: `closes * (cash + PV(note) * notePaid + PV(earn-out) * earnOutEarned)`
 * (docs/rules/offers.md, example O1). Rollover equity is not counted. Payments of a note that stands by begin later, without
 * interest meanwhile; months of standby on a note that does not stand by say nothing. The earn-out is paid at its end.
 * Rounded to cents once, at the end of each figure.
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
  const notePart = centsFromDollars(assumed.closes * note * assumed.notePaid);
  const earnOutPart = centsFromDollars(assumed.closes * earnOut * assumed.earnOutEarned);
  return {
    atClosing: centsFromDollars(closing),
    notePayment: payment === null ? null : centsFromDollars(payment),
    noteValue: centsFromDollars(note),
    earnOutValue: centsFromDollars(earnOut),
    riskAdjusted,
    parts: {
      // The rest, so that no cent is lost to rounding twice.
      closing: cents(Math.max(0, riskAdjusted - notePart - earnOutPart)),
      note: notePart,
      earnOut: earnOutPart,
    },
  };
}

/** Dollars per month that pay the note off over its months. */
function paymentOf({ sellerNote, noteRateBps, noteMonths }: Valued): number | null {
  if (sellerNote === 0 || noteRateBps === null || !noteMonths) return null;
  return sellerNote / 100 / annuity(noteRateBps / 10_000 / 12, noteMonths);
}

/** What one dollar a month over `months` is worth at the start, at this rate a month. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;
}
