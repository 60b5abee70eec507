import { counted } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { OddRule, Weighed } from './odd-rule.ts';

/** Beyond these a term is pointed out; each reason is in docs/rules/offers.md. */
const most = { nonCompeteYears: 5, nonCompeteMiles: 100, trainingHours: 520, diligenceDays: 180 } as const;
const leastDiligenceDays = 7;
/** Of the asking price. */
const leastShare = 0.5;
const mostShare = 1.25;

/** Terms far from what sales of small businesses agree on. Exclusivity has a limit of its own (`check-terms.ts`). */
export const oddRanges: readonly OddRule[] = [
  {
    id: 'price-far-from-asking',
    terms: ['price'],
    when: (of) => shareOfAsking(of) < leastShare || shareOfAsking(of) > mostShare,
    fact: (of) =>
      `The price, ${formatMoney(cents(of.terms.price ?? 0))}, is ${percent(shareOfAsking(of))} of the asking price, ${formatMoney(cents(of.asking ?? 0))}.`,
    advice: 'Check the price for a missing or an extra digit.',
  },
  {
    id: 'diligence-out-of-range',
    terms: ['diligenceDays'],
    when: ({ terms: { diligenceDays: days } }) =>
      days !== null && (days < leastDiligenceDays || days > most.diligenceDays),
    fact: ({ terms }) =>
      `Due diligence takes ${counted(terms.diligenceDays ?? 0, 'day')}. 30 to 60 are usual.`,
    advice: 'Enter the days that reviewing the business takes.',
  },
  {
    id: 'long-non-compete',
    terms: ['nonCompeteYears'],
    when: ({ terms }) => (terms.nonCompeteYears ?? 0) > most.nonCompeteYears,
    fact: ({ terms }) =>
      `The non-compete lasts ${counted(terms.nonCompeteYears ?? 0, 'year')}. 2 to 5 are usual, and state law may limit them.`,
    advice: 'Shorten it, or ask your attorney what state law allows.',
  },
  {
    id: 'wide-non-compete',
    terms: ['nonCompeteMiles'],
    when: ({ terms }) => (terms.nonCompeteMiles ?? 0) > most.nonCompeteMiles,
    fact: ({ terms }) =>
      `The non-compete covers ${counted(terms.nonCompeteMiles ?? 0, 'mile')} around the business. 5 to 50 are usual, and state law may limit them.`,
    advice: 'Limit it to the area where the business has its customers.',
  },
  {
    id: 'long-training',
    terms: ['trainingHours'],
    when: ({ terms }) => (terms.trainingHours ?? 0) > most.trainingHours,
    fact: ({ terms: { trainingHours } }) =>
      `${counted(trainingHours ?? 0, 'hour')} of seller training are about ${counted(Math.round((trainingHours ?? 0) / 40), 'week')} of full-time work. 2 to 12 weeks are usual.`,
    advice: 'Lower the hours, or agree on employment or consulting for the time after.',
  },
];

/** 1 where one of the two prices is not known. */
function shareOfAsking({ terms: { price }, asking }: Weighed): number {
  return price === null || !(price > 0) || asking === null || asking === 0 ? 1 : price / asking;
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1%' : `${Math.round(share * 100)}%`;
}
