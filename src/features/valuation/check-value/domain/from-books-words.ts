import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { EarningsFound, EarningsOn } from './earnings-found.ts';

type Priced = Pick<EarningsOn, 'metric' | 'amount' | 'way' | 'years'> & Pick<EarningsFound, 'from'>;

const wayNames = { weighted: 'weighted average of ', average: 'average of ', latest: '' } as const;

/**
 * Which years of the books the earnings are, and what the owner had answered before, if that was another amount;
 * `null` if the earnings are an answer. `answered`: the SDE (question A6), in cents.
 */
export function fromBooksWords(
  { from, metric, amount, way, years }: Priced,
  answered: Cents | null,
): string | null {
  if (from === 'answer' || way === null) return null;
  const counted = way === 'latest' ? years.slice(-1) : years;
  const basis = `${counted.length > 1 ? wayNames[way] : ''}${yearsWords(counted)}`;
  const dollars = (of: Cents) => formatMoney(wholeDollars(of));
  const same = answered === null || (metric === 'SDE' && dollars(answered) === dollars(amount));
  const answer = metric === 'SDE' ? 'your answer was' : 'your answer was an SDE of';
  return `From your books: ${basis}${same ? '' : `; ${answer} ${dollars(answered)}`}.`;
}

/** For example `FY23–FY25`, or `FY24 and the last twelve months`. */
function yearsWords(years: EarningsOn['years']): string {
  const fiscal = years.filter(({ key }) => key !== 'latest').map(({ endsOn }) => `FY${endsOn.slice(2, 4)}`);
  const latest = years.some(({ key }) => key === 'latest') ? ['the last twelve months'] : [];
  const [first, last] = [fiscal[0], fiscal.at(-1)];
  const span = first !== undefined && first !== last ? [`${first}–${last}`] : fiscal;
  return [...span, ...latest].join(' and ');
}
