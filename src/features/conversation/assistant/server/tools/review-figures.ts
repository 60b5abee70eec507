import { getAdjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import {
  type LatestKey,
  latestKeys,
} from '#features/quality-of-earnings/adjusted-earnings/domain/latest-figures.ts';
import { bookedName } from '#features/quality-of-earnings/adjusted-earnings/domain/stated-words.ts';
import { listReviews } from '#features/quality-of-earnings/reviews/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { figuresMeant, periodMeant } from '../../domain/own-figures.ts';
import { quoted, shown } from '../../domain/quoting.ts';

export const reviewReads = [listReviews, getAdjustedEarnings] as const;

const [most, wholeYear] = [5, 12];
type Period = ReplyOf<typeof getAdjustedEarnings>['periods'][number];
type Review = { id: string; name: string };

/**
 * Figures of the quality of earnings reviews that the caller owns, or keeps for a client, each with the link to it:
 * those that a question names, of the last twelve months and the newest fiscal year unless it names one of these.
 */
export async function reviewFigures(read: ReadAs, call: StreamCall, about: string): Promise<readonly Fact[]> {
  const reviews = (await read(call, listReviews, { query: { size: String(most) } }))?.items ?? [];
  const facts: Fact[] = [];
  for (const { id, businessName, side, dataset } of reviews) {
    // A helper who was invited to someone else's books has no figures of their own there.
    if (side === 'helper' || dataset === 0) continue;
    const earnings = await read(call, getAdjustedEarnings, { id });
    const review = { id, name: quoted(shown(businessName, 'your business')) };
    const told = periodsOf(earnings?.periods ?? [], periodMeant(about));
    facts.push(...told.flatMap((period) => keysOf(about).map((key) => figureFact(review, period, key))));
  }
  return facts;
}

function keysOf(about: string): readonly LatestKey[] {
  const meant = figuresMeant(about);
  return meant.length > 0 ? meant : latestKeys;
}

function periodsOf(all: readonly Period[], meant: string | null): readonly Period[] {
  const known = all.filter(({ entries }) => entries);
  const latest = known.filter(({ key }) => key === 'LTM');
  const years = known.filter(({ key }) => key.startsWith('FY'));
  const named = known.filter(({ key }) => key === meant);
  if (named.length > 0) return named;
  return meant === 'FY' ? years.slice(-1) : [...latest, ...years.slice(-1)];
}

function figureFact({ id, name }: Review, period: Period, key: LatestKey): Fact {
  const year = { year: period.key, key };
  const search = new URLSearchParams({ figure: key, year: period.key });
  const months = `${monthInWords(period.from)} to ${monthInWords(period.to)}`;
  const gaps =
    period.booked < wholeYear
      ? `; only ${period.booked} of its months have entries, so it is no whole year`
      : '';
  return factOf(
    `- ${bookedName(year)} of ${name}, by its quality of earnings review: ${formatMoney(wholeDollars(cents(period[key])))} (${months}${gaps}).`,
    {
      kind: 'page',
      title: `From your books: ${bookedName(year)}`,
      href: `/analysis/pre-diligence/${id}/earnings?${search}`,
      quote: null,
    },
  );
}
