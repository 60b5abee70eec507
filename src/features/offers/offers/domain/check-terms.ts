import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import { type OfferKind, type OfferTerms, priceParts } from './terms.ts';

/** In days (docs/rules/offers.md). */
const longestExclusivityDays = 120;
/** Product policy. */
const longestOfferDays = 365;

export type TermFaults = Partial<Record<keyof OfferTerms, string>>;

export function sumOfParts(terms: Pick<OfferTerms, (typeof priceParts)[number]>): Cents {
  return cents(priceParts.reduce((sum, part) => sum + terms[part], 0));
}

/**
 * Why terms cannot be sent at `now`; empty if they can. Drafts are not checked. Rules: docs/rules/offers.md (parts
 * add up, equity as stated, expiry in the future, exclusivity at most 120 days, deposit within the cash, standby for
 * a note that counts as SBA equity).
 */
export function termFaults(terms: OfferTerms, kind: OfferKind, now: Date): TermFaults {
  return {
    ...moneyFaults(terms),
    ...noteFaults(terms),
    ...timeFaults(terms, kind, now),
    ...partyFaults(terms, kind),
  };
}

function partyFaults(terms: OfferTerms, kind: OfferKind): TermFaults {
  const faults: TermFaults = {};
  if (terms.buyerEntity.trim() === '') faults.buyerEntity = 'Enter the buyer: a person or an entity.';
  if (terms.signatory.trim() === '') faults.signatory = 'Enter the signatory.';
  if (kind === 'indication') return faults;
  if (terms.structure === null)
    faults.structure = 'Choose a deal structure: assets, stock or membership interests.';
  if (terms.governingLaw.trim() === '') faults.governingLaw = 'Enter the state whose law applies.';
  if (terms.diligenceDays === null) faults.diligenceDays = 'Enter the number of days for due diligence.';
  return faults;
}

function moneyFaults(terms: OfferTerms): TermFaults {
  const { price, cash, deposit, equityPercent } = terms;
  if (price === null || price === 0) return { price: 'Enter the price.' };
  const faults: TermFaults = {};
  const difference = sumOfParts(terms) - price;
  if (difference !== 0)
    faults.price = `Sources total ${formatMoney(sumOfParts(terms))}, ${formatMoney(cents(Math.abs(difference)))} ${difference > 0 ? 'more' : 'less'} than the price.`;
  if (deposit > cash) faults.deposit = 'The deposit can’t be more than the cash at closing.';
  if (equityPercent !== null && cash * 100 < equityPercent * price)
    faults.equityPercent = 'Cash at closing is less than this share of the price.';
  if (terms.earnOut > 0 && terms.earnOutMetric.trim() === '')
    faults.earnOutMetric = 'Enter the earn-out metric, such as gross revenue.';
  if (terms.earnOut > 0 && terms.earnOutMonths === null)
    faults.earnOutMonths = 'Enter the earn-out period in months.';
  return faults;
}

function noteFaults(terms: OfferTerms): TermFaults {
  const faults: TermFaults = {};
  if (terms.sellerNote > 0) {
    if (terms.noteRateBps === null) faults.noteRateBps = 'Enter the interest rate of the note.';
    if (!terms.noteMonths) faults.noteMonths = 'Enter the term of the note in months.';
  }
  if (terms.noteCountsAsEquity && !terms.noteStandby)
    faults.noteStandby = 'A note that counts as SBA equity must be on standby.';
  if (terms.noteStandby && !terms.noteStandbyMonths)
    faults.noteStandbyMonths = 'Enter the standby period in months.';
  if (!terms.noteStandby && terms.noteStandbyMonths)
    faults.noteStandbyMonths = 'Leave this empty, or select a standby period.';
  return faults;
}

function timeFaults(terms: OfferTerms, kind: OfferKind, now: Date): TermFaults {
  const faults: TermFaults = {};
  const expires = terms.expiresAt === null ? null : new Date(terms.expiresAt);
  if (expires === null) faults.expiresAt = 'Enter the date the offer expires.';
  else if (expires <= now) faults.expiresAt = 'The expiration date must be in the future.';
  else if (expires > shift(now, longestOfferDays * days)) faults.expiresAt = 'At most one year from now.';
  if (terms.exclusivityDays > longestExclusivityDays)
    faults.exclusivityDays = `At most ${longestExclusivityDays} days.`;
  if (kind === 'indication' && terms.exclusivityDays > 0)
    faults.exclusivityDays = 'An indication of interest has no exclusivity. Send a letter of intent instead.';
  const today = dayOf(now);
  if (terms.closingDate !== null && terms.closingDate < today)
    faults.closingDate = 'The closing date can’t be in the past.';
  if (kind === 'loi' && terms.closingDate === null) faults.closingDate = 'Enter the expected closing date.';
  return faults;
}
