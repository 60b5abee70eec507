import { cents, formatMoney } from '#kernel/money.ts';
import { dayText, momentText } from '#web/ui/date-format.ts';
import {
  contingencyKinds,
  financings,
  type OfferTerms,
  structures,
  taxElections,
  workingCapitals,
} from '../domain/terms.ts';
import {
  contingencyLabels,
  financingLabels,
  partLabels,
  structureLabels,
  taxElectionLabels,
} from '../domain/words.ts';

type Option = { value: string; label: string };
/** How one term is asked for and shown. */
export type TermField = {
  name: keyof OfferTerms;
  label: string;
  hint?: string;
} & (
  | { as: 'line' | 'prose' | 'money' | 'count' | 'rate' | 'tick' | 'day' | 'moment' }
  | { as: 'one' | 'some'; options: readonly Option[] }
);
export type TermSection = { title: string; lead?: string; fields: readonly TermField[] };

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

/** Every term, in the order in which an offer is read. */
export const termSections: readonly TermSection[] = [
  {
    title: 'Buyer and structure',
    fields: [
      line('buyerEntity', 'Buyer', 'A person or the entity that buys.'),
      line('signatory', 'Signs for the buyer'),
      line('signatoryTitle', 'In the capacity of'),
      {
        name: 'structure',
        label: 'What is bought',
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
    title: 'Price and how it is paid',
    lead: 'The parts have to come to the price.',
    fields: [
      money('price', 'Price'),
      money('cash', partLabels.cash, "The buyer's own money."),
      money('sbaLoan', partLabels.sbaLoan),
      money('otherDebt', partLabels.otherDebt),
      money('sellerNote', partLabels.sellerNote),
      money('earnOut', partLabels.earnOut),
      money('rollover', partLabels.rollover),
      count('equityPercent', 'Equity injection, at least (%)'),
      {
        name: 'financing',
        label: 'State of the financing',
        as: 'one',
        options: options(financings, financingLabels),
      },
      prose('financingTerms', 'On the financing', 'Lender, letters, proof of funds.'),
    ],
  },
  {
    title: 'Seller note',
    fields: [
      field('noteRateBps', 'Interest a year (%)', 'rate'),
      count('noteMonths', 'Paid over (months)'),
      field('noteCountsAsEquity', 'Counts as equity towards an SBA loan', 'tick'),
      field('noteStandby', 'On standby: no payments at first', 'tick'),
      count('noteStandbyMonths', 'Standby (months)'),
      prose('noteSecurity', 'Security and guarantees'),
    ],
  },
  {
    title: 'Earn-out',
    fields: [
      line('earnOutMetric', 'Measured by'),
      count('earnOutMonths', 'Over (months)'),
      prose('earnOutTerms', 'Thresholds, accounting rules, audit right'),
    ],
  },
  {
    title: 'Deposit and working capital',
    fields: [
      money('deposit', 'Deposit'),
      count('depositRefundableDays', 'Refundable for (days)'),
      prose('escrowHolder', 'Held by', 'An escrow agent. This site never holds money.'),
      {
        name: 'workingCapital',
        label: 'Working capital',
        as: 'one',
        options: options(workingCapitals, capitals),
      },
      money('workingCapitalCollar', 'Collar'),
      prose('workingCapitalTerms', 'Definition and peg'),
      prose('inventory', 'Inventory'),
      prose('includedAssets', 'Assets included'),
      prose('excludedAssets', 'Assets excluded'),
      prose('assumedLiabilities', 'Liabilities that the buyer takes over'),
    ],
  },
  {
    title: 'Diligence and conditions',
    fields: [
      count('diligenceDays', 'Due diligence (days)'),
      prose('diligenceList', 'What is looked at'),
      {
        name: 'contingencies',
        label: 'Depends on',
        as: 'some',
        options: options(contingencyKinds, contingencyLabels),
      },
      prose('contingencyTerms', 'On the conditions'),
      money('indemnityCap', 'Indemnity cap'),
      money('indemnityBasket', 'Indemnity basket'),
      count('survivalMonths', 'Survives for (months)'),
      money('holdback', 'Holdback'),
      prose('taxAllocation', 'Allocation of the price (Form 8594)'),
    ],
  },
  {
    title: 'After the closing',
    fields: [
      count('nonCompeteYears', 'Seller does not compete (years)'),
      count('nonCompeteMiles', 'Within (miles)'),
      count('trainingHours', 'Training by the seller (hours)'),
      prose('employment', 'Employment or consulting'),
      prose('realEstate', 'Real estate'),
    ],
  },
  {
    title: 'Time',
    fields: [
      field('closingDate', 'Expected closing', 'day'),
      field('expiresAt', 'The offer stands until', 'moment'),
      count(
        'exclusivityDays',
        'Exclusivity (days)',
        'While it runs, the seller talks to nobody else. At most 120.',
      ),
    ],
  },
  {
    title: 'What binds',
    fields: [
      prose('confidentiality', 'Confidentiality'),
      prose('expenses', 'Expenses'),
      line('governingLaw', 'Governing law', 'A state.'),
      prose('access', 'Access'),
      prose('termination', 'Termination'),
    ],
  },
];

/** One term as text; `null` where nothing is said. */
export function termText(of: TermField, terms: OfferTerms): string | null {
  const value = terms[of.name];
  if (value === null || value === '' || value === false) return null;
  if (of.as === 'money') return value === 0 ? null : formatMoney(cents(Number(value)));
  if (of.as === 'rate') return `${Number(value) / 100} %`;
  if (of.as === 'tick') return 'Yes';
  // At noon UTC it is the same day for every reader of the United States.
  if (of.as === 'day') return dayText(new Date(`${String(value)}T12:00:00Z`));
  if (of.as === 'moment') return momentText(new Date(String(value)));
  if (of.as === 'one') return of.options.find((option) => option.value === value)?.label ?? null;
  if (of.as === 'some') {
    const chosen = of.options.filter(
      (option) => Array.isArray(value) && value.some((one) => one === option.value),
    );
    return chosen.length === 0 ? null : chosen.map(({ label }) => label).join(', ');
  }
  return of.name === 'exclusivityDays' && value === 0 ? null : String(value);
}

/** What differs between two rounds, in words. */
export function changedTerms(before: OfferTerms, after: OfferTerms) {
  return termSections
    .flatMap(({ fields }) => fields)
    .map((of) => ({ name: of.name, label: of.label, from: termText(of, before), to: termText(of, after) }))
    .filter(({ from, to }) => from !== to);
}
