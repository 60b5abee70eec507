import { cents, formatMoney } from '#kernel/money.ts';
import {
  contingencyKinds,
  financings,
  type OfferTerms,
  structures,
  taxElections,
  workingCapitals,
} from './terms.ts';
import {
  contingencyLabels,
  financingLabels,
  partLabels,
  structureLabels,
  taxElectionLabels,
} from './words.ts';

type Option = { value: string; label: string };
export type TermField = {
  name: keyof OfferTerms;
  label: string;
  hint?: string;
} & (
  | { as: 'line' | 'prose' | 'money' | 'count' | 'rate' | 'tick' | 'day' | 'moment' }
  | { as: 'one' | 'some'; options: readonly Option[] }
);
const sectionIds = [
  'parties',
  'price',
  'note',
  'earn-out',
  'deposit',
  'assets',
  'diligence',
  'indemnity',
  'after',
  'timeline',
  'binding',
] as const;
export type SectionId = (typeof sectionIds)[number];
export type TermSection = { id: SectionId; title: string; fields: readonly TermField[] };

const options = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }));
const line = (name: keyof OfferTerms, label: string, hint?: string): TermField =>
  field(name, label, 'line', hint);
const prose = (name: keyof OfferTerms, label: string, hint?: string): TermField =>
  field(name, label, 'prose', hint);
const money = (name: keyof OfferTerms, label: string, hint?: string): TermField =>
  field(name, label, 'money', hint);
const count = (name: keyof OfferTerms, label: string, hint?: string): TermField =>
  field(name, label, 'count', hint);

function field(
  name: keyof OfferTerms,
  label: string,
  as: 'line' | 'prose' | 'money' | 'count' | 'rate' | 'tick' | 'day' | 'moment',
  hint?: string,
): TermField {
  return { name, label, as, ...(hint ? { hint } : {}) };
}

const capitals = { included: 'Included in the price', excluded: 'Not included' };

export const termSections: readonly TermSection[] = [
  {
    id: 'parties',
    title: 'Buyer and structure',
    fields: [
      line('buyerEntity', 'Buyer', 'The person or entity buying the business.'),
      line('signatory', 'Signatory'),
      line('signatoryTitle', 'Title'),
      {
        name: 'structure',
        label: 'Deal structure',
        as: 'one',
        options: options(structures, structureLabels),
      },
      {
        name: 'taxElection',
        label: 'Tax election',
        as: 'one',
        options: options(taxElections, taxElectionLabels),
      },
    ],
  },
  {
    id: 'price',
    title: 'Price and financing',
    fields: [
      money('price', 'Price'),
      money(
        'cash',
        partLabels.cash,
        'The part of the price paid from the buyer’s own funds. Loans are paid in cash at closing too and are entered below.',
      ),
      money('sbaLoan', partLabels.sbaLoan),
      money('otherDebt', partLabels.otherDebt),
      money('sellerNote', partLabels.sellerNote),
      money('earnOut', partLabels.earnOut),
      money('rollover', partLabels.rollover),
      count('equityPercent', 'Minimum equity (%)'),
      {
        name: 'financing',
        label: 'Financing status',
        as: 'one',
        options: options(financings, financingLabels),
      },
      prose('financingTerms', 'Financing notes', 'Lender, letters, proof of funds.'),
    ],
  },
  {
    id: 'note',
    title: 'Seller note',
    fields: [
      field('noteRateBps', 'Interest rate (%)', 'rate'),
      count('noteMonths', 'Term (months)'),
      field('noteCountsAsEquity', 'Full standby (SBA equity)', 'tick'),
      field('noteStandby', 'Standby period', 'tick'),
      count('noteStandbyMonths', 'Standby (months)', 'No principal or interest is paid meanwhile.'),
      prose(
        'noteSecurity',
        'Note security and guarantees',
        'For a standby, also say whether interest accrues meanwhile.',
      ),
    ],
  },
  {
    id: 'earn-out',
    title: 'Earn-out',
    fields: [
      line('earnOutMetric', 'Earn-out metric'),
      count('earnOutMonths', 'Earn-out period (months)'),
      prose('earnOutTerms', 'Earn-out terms', 'Thresholds, accounting rules, audit rights.'),
    ],
  },
  {
    id: 'deposit',
    title: 'Deposit',
    fields: [
      money('deposit', 'Deposit'),
      count('depositRefundableDays', 'Refundable for (days)', 'Counted from acceptance.'),
      prose('escrowHolder', 'Escrow agent', 'We never hold deal funds.'),
    ],
  },
  {
    id: 'assets',
    title: 'Assets and working capital',
    fields: [
      {
        name: 'workingCapital',
        label: 'Working capital',
        as: 'one',
        options: options(workingCapitals, capitals),
      },
      money('workingCapitalCollar', 'Working capital collar'),
      prose('workingCapitalTerms', 'Working capital definition and peg'),
      prose('inventory', 'Inventory'),
      prose('includedAssets', 'Assets included'),
      prose('excludedAssets', 'Assets excluded'),
      prose('assumedLiabilities', 'Assumed liabilities'),
      prose('taxAllocation', 'Purchase price allocation (Form 8594)'),
    ],
  },
  {
    id: 'diligence',
    title: 'Due diligence and conditions',
    fields: [
      count('diligenceDays', 'Due diligence (days)', 'Counted from acceptance.'),
      prose('diligenceList', 'Diligence scope', 'What you will review.'),
      {
        name: 'contingencies',
        label: 'Closing conditions',
        as: 'some',
        options: options(contingencyKinds, contingencyLabels),
      },
      prose('contingencyTerms', 'Notes on conditions'),
    ],
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    fields: [
      money('indemnityCap', 'Indemnity cap'),
      money('indemnityBasket', 'Basket (deductible)'),
      count('survivalMonths', 'Survival (months)'),
      money('holdback', 'Holdback'),
    ],
  },
  {
    id: 'after',
    title: 'After closing',
    fields: [
      count('nonCompeteYears', 'Non-compete (years)', 'Counted from closing.'),
      count('nonCompeteMiles', 'Radius (miles)', 'Around the principal place of business at closing.'),
      count('trainingHours', 'Seller training (hours)'),
      prose('employment', 'Employment or consulting'),
      prose('realEstate', 'Real estate'),
    ],
  },
  {
    id: 'timeline',
    title: 'Timeline',
    fields: [
      field('closingDate', 'Expected closing', 'day'),
      field('expiresAt', 'Offer expires', 'moment'),
      count(
        'exclusivityDays',
        'Exclusivity (days)',
        'During exclusivity the seller may not negotiate with others. At most 120.',
      ),
    ],
  },
  {
    id: 'binding',
    title: 'Binding terms',
    fields: [
      prose('confidentiality', 'Confidentiality'),
      prose('expenses', 'Expenses'),
      line('governingLaw', 'Governing law', 'The state whose law applies.'),
      prose('access', 'Access to the business'),
      prose('termination', 'Termination'),
    ],
  },
];

/** What a term is called beside its value, which says the unit itself where it is a percentage. */
export function termName({ as, label }: TermField): string {
  return as === 'rate' ? label.replace(' (%)', '') : label;
}

/** Formats for days and times: local time on a page, Eastern Time beside UTC in print. */
export type DateWords = { day(at: Date): string; moment(at: Date): string };

/** `null` if the term is not set. */
export function termText(of: TermField, terms: OfferTerms, dates: DateWords): string | null {
  const value = terms[of.name];
  if (value === null || value === '' || value === false) return null;
  if (of.as === 'money') return value === 0 ? null : formatMoney(cents(Number(value)));
  if (of.as === 'rate') return `${Number(value) / 100}%`;
  if (of.as === 'tick') return 'Yes';
  // Noon UTC is the same day everywhere in the United States.
  if (of.as === 'day') return dates.day(new Date(`${String(value)}T12:00:00Z`));
  if (of.as === 'moment') return dates.moment(new Date(String(value)));
  if (of.as === 'one') return of.options.find((option) => option.value === value)?.label ?? null;
  if (of.as === 'some') {
    const chosen = of.options.filter(
      (option) => Array.isArray(value) && value.some((one) => one === option.value),
    );
    return chosen.length === 0 ? null : chosen.map(({ label }) => label).join(', ');
  }
  return of.name === 'exclusivityDays' && value === 0 ? null : String(value);
}
