import { cents, formatMoney } from '#kernel/money.ts';
import type { OddRule } from './odd-rule.ts';

/** What is sold, and what the seller answers for afterward. */
export const oddPromises: readonly OddRule[] = [
  {
    id: 'election-of-assets',
    terms: ['taxElection', 'structure'],
    when: ({ terms }) => terms.structure === 'asset' && terms.taxElection !== 'none',
    fact: ({ terms }) =>
      `${terms.taxElection === '338h10' ? 'A Section 338(h)(10) election' : 'An F-reorganization'} goes with a purchase of stock or membership interests, but the deal is a purchase of assets.`,
    advice: 'Change the deal structure, or remove the tax election.',
  },
  {
    id: 'allocation-of-stock',
    terms: ['taxAllocation', 'structure'],
    when: ({ terms }) =>
      terms.structure === 'stock' && terms.taxElection === 'none' && terms.taxAllocation.trim() !== '',
    fact: () =>
      'The price is allocated by Form 8594, which is for a purchase of assets, but the deal is a purchase of stock without a tax election.',
    advice: 'Remove the allocation, or change the deal structure or tax election.',
  },
  {
    id: 'peg-of-excluded-capital',
    terms: ['workingCapital', 'workingCapitalCollar', 'workingCapitalTerms'],
    when: ({ terms: { workingCapital, workingCapitalCollar, workingCapitalTerms } }) =>
      workingCapital === 'excluded' && ((workingCapitalCollar ?? 0) > 0 || workingCapitalTerms.includes('$')),
    fact: () => 'Working capital is not included in the price, but a collar or peg is stated for it.',
    advice: 'Include working capital in the price, or remove the collar and the peg.',
  },
  {
    id: 'capital-without-peg',
    terms: ['workingCapitalTerms', 'workingCapital'],
    when: ({ kind, terms }) =>
      kind === 'loi' && terms.workingCapital === 'included' && terms.workingCapitalTerms.trim() === '',
    fact: () => 'Working capital is included in the price, but no definition or peg says how much.',
    advice: 'Enter what counts as working capital and the peg.',
  },
  {
    id: 'basket-over-cap',
    terms: ['indemnityBasket', 'indemnityCap'],
    when: ({ terms }) => (terms.indemnityBasket ?? 0) > (terms.indemnityCap ?? Number.POSITIVE_INFINITY),
    fact: ({ terms }) =>
      `The indemnity basket, ${money(terms.indemnityBasket)}, is more than the indemnity cap, ${money(terms.indemnityCap)}.`,
    advice: 'Lower the basket, or raise the cap.',
  },
  {
    id: 'basket-over-price',
    terms: ['indemnityBasket', 'price'],
    when: ({ terms }) => (terms.indemnityBasket ?? 0) > (terms.price ?? Number.POSITIVE_INFINITY),
    fact: ({ terms }) =>
      `The indemnity basket, ${money(terms.indemnityBasket)}, is more than the price, ${money(terms.price)}: no claim would ever count.`,
    advice: 'Lower the basket.',
  },
  {
    id: 'cap-over-price',
    terms: ['indemnityCap', 'price'],
    when: ({ terms }) => (terms.indemnityCap ?? 0) > (terms.price ?? Number.POSITIVE_INFINITY),
    fact: ({ terms }) =>
      `The indemnity cap, ${money(terms.indemnityCap)}, is more than the price, ${money(terms.price)}.`,
    advice: 'Lower the cap.',
  },
  {
    id: 'holdback-over-closing',
    terms: ['holdback', 'cash', 'sbaLoan', 'otherDebt'],
    when: ({ terms }) => (terms.holdback ?? 0) > terms.cash + terms.sbaLoan + terms.otherDebt,
    fact: ({ terms }) =>
      `The holdback, ${money(terms.holdback)}, is more than the ${money(terms.cash + terms.sbaLoan + terms.otherDebt)} paid at closing.`,
    advice: 'Lower the holdback.',
  },
  {
    id: 'holdback-over-cap',
    terms: ['holdback', 'indemnityCap'],
    when: ({ terms }) => (terms.holdback ?? 0) > (terms.indemnityCap ?? Number.POSITIVE_INFINITY),
    fact: ({ terms }) =>
      `The holdback, ${money(terms.holdback)}, is more than the indemnity cap, ${money(terms.indemnityCap)}.`,
    advice: 'Lower the holdback, or raise the cap.',
  },
  {
    id: 'no-survival',
    terms: ['survivalMonths', 'indemnityCap', 'holdback'],
    when: ({ terms: { survivalMonths, indemnityCap, holdback } }) =>
      survivalMonths === 0 && ((indemnityCap ?? 0) > 0 || (holdback ?? 0) > 0),
    fact: () => 'The indemnity survives closing for 0 months, but an indemnity cap or holdback is stated.',
    advice: 'Enter how long claims can be made, or remove the cap and the holdback.',
  },
  {
    id: 'radius-without-years',
    terms: ['nonCompeteYears', 'nonCompeteMiles'],
    when: ({ terms }) => terms.nonCompeteMiles !== null && (terms.nonCompeteYears ?? 0) === 0,
    fact: () => 'The non-compete has a radius, but no years.',
    advice: 'Enter the years, or remove the radius.',
  },
  {
    id: 'years-without-radius',
    terms: ['nonCompeteMiles', 'nonCompeteYears'],
    when: ({ terms }) => terms.nonCompeteMiles === 0 && (terms.nonCompeteYears ?? 0) > 0,
    fact: () => 'The non-compete has a radius of 0 miles.',
    advice: 'Enter the miles, or leave the radius empty.',
  },
];

const money = (amount: number | null) => formatMoney(cents(amount ?? 0));
