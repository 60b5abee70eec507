import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { blankTerms } from './blank-terms.ts';
import { sumOfParts } from './check-terms.ts';
import { type ContingencyKind, type OfferKind, type OfferTerms, priceParts } from './terms.ts';

/** Usual in small deals (practice; ranges: docs/rules/offers.md). The buyer can change every figure. */
export const usual = {
  openDays: 14,
  closingDays: 90,
  diligenceDays: 45,
  exclusivityDays: 60,
  /** Of the price, in basis points. */
  indemnityCapBps: 1_000,
  indemnityBasketBps: 50,
  survivalMonths: 12,
  nonCompeteYears: 3,
  nonCompeteMiles: 25,
  trainingHours: 80,
  noteRateBps: 600,
  noteMonths: 60,
  /** Ten years, the usual term of an SBA loan without real estate. */
  fullStandbyMonths: 120,
  earnOutMetric: 'Gross revenue',
  earnOutMonths: 24,
} as const;

const usualBindingTerms = {
  confidentiality:
    'The confidentiality agreement between the parties stays in effect. Neither party discloses this letter or its terms except to its advisors and lenders who need to know.',
  expenses: 'Each party pays its own expenses, including the fees of its attorneys, accountants and brokers.',
  access:
    'During due diligence the Seller gives the Buyer and its advisors reasonable access to the books, records and premises of the Business, by appointment. The Buyer does not contact employees, customers, suppliers or the landlord without the Seller’s consent.',
  termination:
    'The binding terms end when a definitive purchase agreement is signed, when the parties agree in writing to end them, or on the expected closing date, whichever comes first. Confidentiality and expenses survive.',
} as const;

/**
 * 5 p.m. Eastern Standard Time of that day or, on a weekend, of the Monday after: a deadline at the minute in which a
 * draft was begun looks like a mistake. At that hour it is the same day in every state.
 */
function endOfBusiness(day: Date): Date {
  const toMonday = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + toMonday, 22));
}

/** `law`: the state of the business, empty if the listing does not disclose it. */
export function startingTerms(
  kind: OfferKind,
  { buyer, law, now }: { buyer: string; law: string; now: Date },
): OfferTerms {
  const terms: OfferTerms = {
    ...blankTerms(),
    buyerEntity: buyer,
    signatory: buyer,
    expiresAt: endOfBusiness(shift(now, usual.openDays * days)).toISOString(),
  };
  if (kind === 'indication') return terms;
  return {
    ...terms,
    structure: 'asset',
    workingCapital: 'excluded',
    diligenceDays: usual.diligenceDays,
    contingencies: ['lease'],
    survivalMonths: usual.survivalMonths,
    nonCompeteYears: usual.nonCompeteYears,
    nonCompeteMiles: usual.nonCompeteMiles,
    trainingHours: usual.trainingHours,
    closingDate: dayOf(shift(now, usual.closingDays * days)),
    exclusivityDays: usual.exclusivityDays,
    governingLaw: law,
    ...usualBindingTerms,
  };
}

/**
 * The usual terms of a note, an earn-out or a loan come and go with its amount, the indemnity keeps its share of the
 * price, and cash takes the difference to the price of `base`, the terms that the writing began with. Manual changes
 * stay.
 */
export function withFollowing(
  kind: OfferKind,
  before: OfferTerms,
  next: OfferTerms,
  base: OfferTerms = blankTerms(),
): OfferTerms {
  return {
    ...next,
    cash: cashAfter(base, before, next),
    ...noteTerms(before, next),
    ...earnOutTerms(before, next),
    ...standbyTerms(before, next),
    ...(kind === 'loi' ? { ...indemnityTerms(before, next), ...loanTerms(before, next) } : {}),
  };
}

/** Only while the price alone is changed: other parts as in `base`, and cash not typed. */
function cashAfter(base: OfferTerms, before: OfferTerms, next: OfferTerms): Cents {
  if (before.price === next.price || !onlyPriceMoved(base, next)) return next.cash;
  if (next.cash !== base.cash && next.cash !== cashFor(base, before.price)) return next.cash;
  return cashFor(base, next.price);
}

/** Whether the cash of `terms` is that of `base` with the difference in price, in which case a person is told so. */
export function cashFollowed(base: OfferTerms, terms: OfferTerms): boolean {
  return terms.cash !== base.cash && onlyPriceMoved(base, terms) && terms.cash === cashFor(base, terms.price);
}

function onlyPriceMoved(base: OfferTerms, next: OfferTerms): boolean {
  if (base.price === null || sumOfParts(base) !== base.price) return false;
  return priceParts.every((part) => part === 'cash' || next[part] === base[part]);
}

function cashFor(base: OfferTerms, price: number | null): Cents {
  const was = base.price ?? 0;
  return price !== null && price > 0 ? cents(Math.max(0, base.cash + price - was)) : base.cash;
}

const begins = (before: number, next: number) => !(before > 0) && next > 0;
const ends = (before: number, next: number) => before > 0 && next === 0;

function noteTerms(before: OfferTerms, next: OfferTerms): Partial<OfferTerms> {
  const { noteRateBps, noteMonths } = usual;
  if (begins(before.sellerNote, next.sellerNote) && next.noteRateBps === null && next.noteMonths === null)
    return { noteRateBps, noteMonths };
  const same = next.noteRateBps === noteRateBps && next.noteMonths === noteMonths;
  return ends(before.sellerNote, next.sellerNote) && same ? { noteRateBps: null, noteMonths: null } : {};
}

function earnOutTerms(before: OfferTerms, next: OfferTerms): Partial<OfferTerms> {
  const { earnOutMetric, earnOutMonths } = usual;
  if (begins(before.earnOut, next.earnOut) && next.earnOutMetric === '' && next.earnOutMonths === null)
    return { earnOutMetric, earnOutMonths };
  const same = next.earnOutMetric === earnOutMetric && next.earnOutMonths === earnOutMonths;
  return ends(before.earnOut, next.earnOut) && same ? { earnOutMetric: '', earnOutMonths: null } : {};
}

/** Only a note on full standby counts as SBA equity. */
function standbyTerms(before: OfferTerms, next: OfferTerms): Partial<OfferTerms> {
  const counts = next.noteCountsAsEquity && !before.noteCountsAsEquity;
  if (counts && !next.noteStandby) return { noteStandby: true, noteStandbyMonths: usual.fullStandbyMonths };
  return before.noteStandby && !next.noteStandby ? { noteStandbyMonths: null } : {};
}

function loanTerms(before: OfferTerms, next: OfferTerms): Partial<OfferTerms> {
  const [had, has] = [debtOf(before), debtOf(next)];
  const financing: ContingencyKind = 'financing';
  const others = next.contingencies.filter((one) => one !== financing);
  if (begins(had, has)) return { contingencies: [financing, ...others] };
  return ends(had, has) ? { contingencies: others } : {};
}

const debtOf = ({ sbaLoan, otherDebt }: OfferTerms) => sbaLoan + otherDebt;

function indemnityTerms(before: OfferTerms, next: OfferTerms): Partial<OfferTerms> {
  const follows = (amount: Cents | null, bps: number) =>
    before.price !== next.price && amount === shareOf(before.price, bps) ? shareOf(next.price, bps) : amount;
  return {
    indemnityCap: follows(next.indemnityCap, usual.indemnityCapBps),
    indemnityBasket: follows(next.indemnityBasket, usual.indemnityBasketBps),
  };
}

/** In whole dollars; `null` without a price. */
function shareOf(price: number | null, bps: number): Cents | null {
  return price === null || !(price > 0) ? null : cents(Math.round((price * bps) / 1_000_000) * 100);
}
