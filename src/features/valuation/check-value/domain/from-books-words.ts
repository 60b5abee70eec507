import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { EarningsFound, EarningsOn } from './earnings-found.ts';

type Priced = Pick<EarningsOn, 'metric' | 'amount' | 'lender' | 'way' | 'years'> &
  Pick<EarningsFound, 'from'>;

const wayNames = { weighted: 'weighted average of ', average: 'average of ', latest: '' } as const;

/**
 * Which years of the books the earnings are, and the other amounts that the owner meets for the same business, where
 * they differ: the latest year alone, their answer and what lenders recognize; `null` if the earnings are an answer.
 * `answered`: the SDE (question A6), in cents.
 */
export function fromBooksWords(priced: Priced, answered: Cents | null): string | null {
  const { from, metric, amount, lender, way, years } = priced;
  if (from === 'answer' || way === null) return null;
  const counted = way === 'latest' ? years.slice(-1) : years;
  const dollars = (of: Cents) => formatMoney(wholeDollars(of));
  const differs = (of: Cents) => dollars(of) !== dollars(amount);
  const latest = counted.length > 1 ? counted.at(-1) : undefined;
  const alone = latest && differs(latest.amount);
  const answer = answered !== null && (metric !== 'SDE' || differs(answered));
  return [
    `From your books: ${counted.length > 1 ? wayNames[way] : ''}${yearsWords(counted)}.`,
    alone && `${yearsWords([latest])} alone had ${dollars(latest.amount)}.`,
    answer && `Your answer was ${metric === 'SDE' ? '' : 'an SDE of '}${dollars(answered)}.`,
    differs(lender) && `Lenders recognize ${dollars(lender)}, because not every add-back is documented.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .map((sentence) => sentence.replace(/^the/, 'The'))
    .join(' ');
}

/** For example `FY23–FY25`, or `FY24 and the last twelve months`. */
function yearsWords(years: EarningsOn['years']): string {
  const fiscal = years.filter(({ key }) => key !== 'latest').map(({ endsOn }) => `FY${endsOn.slice(2, 4)}`);
  const latest = years.some(({ key }) => key === 'latest') ? ['the last twelve months'] : [];
  const [first, last] = [fiscal[0], fiscal.at(-1)];
  const span = first !== undefined && first !== last ? [`${first}–${last}`] : fiscal;
  return [...span, ...latest].join(' and ');
}
