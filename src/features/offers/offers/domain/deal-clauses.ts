import { counted } from '#kernel/counts.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { type LetterSection, listed, section, worded } from './letter-section.ts';
import type { DateWords } from './term-fields.ts';
import { type ContingencyKind, contingencyKinds, type OfferTerms } from './terms.ts';

/** What is included, how closing comes about, and what follows it. */
export function dealClauses(terms: OfferTerms, dates: DateWords): LetterSection[] {
  const { workingCapital, workingCapitalCollar: collar, diligenceDays, closingDate } = terms;
  return [
    ...section(
      'Working capital and inventory',
      workingCapital === null
        ? null
        : `Working capital would ${workingCapital === 'included' ? '' : 'not '}be included in the purchase price.`,
      amount(collar, (money) => `A collar of ${money} would apply to working capital.`),
      worded('Definition and peg', terms.workingCapitalTerms),
      worded('Inventory', terms.inventory),
    ),
    ...section(
      'Assets and liabilities',
      worded('Assets included', terms.includedAssets),
      worded('Assets excluded', terms.excludedAssets),
      worded('Assumed liabilities', terms.assumedLiabilities),
      worded('Purchase price allocation (Form 8594)', terms.taxAllocation),
    ),
    ...section(
      'Due diligence',
      diligenceDays === null
        ? null
        : `The Buyer would have ${counted(diligenceDays, 'day')} from acceptance for due diligence.`,
      worded('Scope', terms.diligenceList),
    ),
    // Noon UTC is the same day everywhere in the United States.
    ...section(
      'Closing',
      closingDate === null
        ? null
        : `Closing is expected on ${dates.day(new Date(`${closingDate}T12:00:00Z`))}.`,
    ),
    ...section(
      'Conditions to closing',
      conditions(terms),
      worded('Notes on conditions', terms.contingencyTerms),
    ),
    ...section('Indemnification', ...indemnity(terms)),
    ...section(
      'Non-compete and transition',
      nonCompete(terms),
      terms.trainingHours === null
        ? null
        : `The Seller would provide ${counted(terms.trainingHours, 'hour')} of training.`,
      worded('Employment or consulting', terms.employment),
    ),
    ...section('Real estate', terms.realEstate),
  ];
}

function amount(money: Cents | null, say: (money: string) => string): string | null {
  return money === null || money === 0 ? null : say(formatMoney(money));
}

const conditionWords: Record<ContingencyKind, string> = {
  financing: 'the Buyer’s financing',
  lease: 'assignment of the lease',
  licences: 'transfer of the licenses',
  landlord: 'the landlord’s consent',
  'key-staff': 'key employees staying with the Business',
  environmental: 'an environmental review',
};

function conditions({ contingencies }: OfferTerms): string | null {
  const chosen = contingencyKinds.filter((one) => contingencies.includes(one));
  return chosen.length === 0
    ? null
    : `Closing would be conditioned on ${listed(chosen.map((one) => conditionWords[one]))}.`;
}

function indemnity({ indemnityCap, indemnityBasket, survivalMonths, holdback }: OfferTerms) {
  return [
    amount(indemnityCap, (money) => `The Seller’s indemnity would be capped at ${money}.`),
    amount(indemnityBasket, (money) => `A basket of ${money} (deductible) would apply to claims.`),
    survivalMonths === null
      ? null
      : `The indemnity would survive closing for ${counted(survivalMonths, 'month')}.`,
    amount(holdback, (money) => `${money} of the purchase price would be held back.`),
  ];
}

/** Measured as in most purchase agreements: in time from closing, in distance from where the business is run. */
function nonCompete({ nonCompeteYears: years, nonCompeteMiles: miles }: OfferTerms): string | null {
  if (years === null && miles === null) return null;
  const during = years === null ? '' : ` for ${counted(years, 'year')} from closing`;
  const within =
    miles === null
      ? ''
      : `${during && ','} within ${counted(miles, 'mile')} of its principal place of business at closing`;
  return `The Seller would not compete with the Business${during}${within}.`;
}
