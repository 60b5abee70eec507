import { affordable } from './affordable.ts';
import { allocatedTax } from './allocated-tax.ts';
import { change, fromMargin, funnel, leastFeeOf, ownersPart, twoBusinesses } from './businesses.ts';
import { clearing } from './clearing.ts';
import { coverageOfPayments } from './coverage-of-payments.ts';
import { periodEnd } from './dates.ts';
import { daysBetween, weekdayOf } from './days-between.ts';
import { cashToClose, commissionShare, expected, leverage, priceMultiple } from './deals.ts';
import { earningsOfParts } from './earnings-parts.ts';
import { daysOut, growth, midpoint, open, percentOf, product, share } from './everyday.ts';
import { gainOfSale } from './gain.ts';
import { coverage, interestOnly, loanFromPayment, payment, split } from './loans.ts';
import { multipleProceeds } from './multiple-proceeds.ts';
import { offers } from './offers.ts';
import { feeWithNote, partsOfPrice } from './parts-of-price.ts';
import { peg } from './peg.ts';
import { bankPart, financed, noteOfPrice } from './purchase.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { resale } from './resale.ts';
import { takeHome } from './take-home.ts';
import { tiers } from './tiers.ts';
import { twoLoans } from './two-loans.ts';
import { walkAway } from './walk-away.ts';
import type { Calculator, Worked } from './worked.ts';

/** In order: what needs the most of a question comes first. */
const calculators: readonly Calculator[] = [
  funnel,
  resale,
  multipleProceeds,
  allocatedTax,
  twoLoans,
  earningsOfParts,
  gainOfSale,
  clearing,
  offers,
  partsOfPrice,
  feeWithNote,
  twoBusinesses,
  split,
  noteOfPrice,
  bankPart,
  leastFeeOf,
  takeHome,
  affordable,
  coverageOfPayments,
  coverage,
  interestOnly,
  loanFromPayment,
  tiers,
  commissionShare,
  leverage,
  cashToClose,
  expected,
  priceMultiple,
  midpoint,
  open,
  daysOut,
  peg,
  growth,
  product,
  share,
  ownersPart,
  fromMargin,
  change,
  percentOf,
  walkAway,
  financed,
  payment,
];

/** Works out what a question gives the figures for, by the first formula that takes them; `null` if none does. */
export function figured(text: string, today: Date): readonly Worked[] | null {
  const question = quantitiesIn(text);
  if (question.quantities.length === 0 || question.quantities.some(isAbsurd)) return null;
  for (const calculator of [periodEnd(today), daysBetween(today), weekdayOf(today), ...calculators]) {
    const found = calculator(question);
    if (found?.every(({ says }) => !/NaN|Infinity|∞/.test(says))) return found;
  }
  return null;
}

/** A term of a million years is no term. */
function isAbsurd({ value, unit }: Quantity): boolean {
  const most = { money: 1e11, plain: 1e11, percent: 1_000, months: 600, days: 20_000, times: 1_000 } as const;
  return value > most[unit];
}
