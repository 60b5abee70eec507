import { z } from 'zod';
import { getListingViews, getOwnViews } from '#features/marketplace/listing-views/contract.ts';
import {
  type DayViews,
  reportedDays,
  weeklyViews,
  wholeWeeks,
} from '#features/marketplace/listing-views/domain/views.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords, dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { factOf, type Source } from '../../domain/fact.ts';
import { namedOrAll } from '../../domain/named-room.ts';
import { quoted } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { isWithin, type Spanned, spanInWords, spanned } from './spanned.ts';
import { type Found, tool } from './tool.ts';

const [mostTold, mostWeeks] = [8, 8];
export const viewReads = [listOwnListings, getListingViews, getOwnViews] as const;

type Seen = { title: string; source: Source; days: readonly DayViews[] };

export function myViewsTool(read: ReadAs) {
  return tool({
    name: 'my_views',
    words:
      'How many visitors looked at each listing of the person who asks, or for a broker at all of their clients’: in the last seven days, in the seven before, and by week for up to eight weeks. `from`, `until`: of these days, at most 90 back.',
    parameters: z.object({ ...spanned, about: z.string().max(400).optional() }),
    run: async (call, { about = '', ...span }): Promise<Found> => {
      const listings = await everyPage((query) => read(call, listOwnListings, { query }));
      const seen: Seen[] = [];
      const asked = namedOrAll(about, listings.items, ({ title, businessName }) => [title, businessName]);
      for (const { id, title } of asked.slice(0, mostTold)) {
        const days = (await read(call, getListingViews, { id }))?.days ?? [];
        const name = title || 'Your listing';
        const source = { kind: 'listing' as const, title: name, href: `/listing/${id}/edit`, quote: null };
        seen.push({ title: name, source, days });
      }
      if (seen.length === 0) return { facts: [await ofClients(read, call, span)] };
      const sorted = seen.toSorted((a, b) => inAll(b) - inAll(a));
      const between = daysOf(span, call.now);
      return {
        facts: [
          ...(asked.length > mostTold ? [] : mostViewed(sorted)),
          ...sorted.map((one) => viewsFact(one, between)),
        ],
      };
    },
  });
}

/** A broker learns how often the listings of all clients were seen together. */
async function ofClients(read: ReadAs, call: StreamCall, span: Spanned) {
  const days = (await read(call, getOwnViews, {}))?.days ?? [];
  const source = pageSource('/user/dashboard');
  if (days.length === 0) {
    const nor = hasRole(call.actor, 'broker') ? ', and no listing of a client has been public' : '';
    return factOf(`You have no listing${nor}, so there are no views to tell of.`, source);
  }
  const { lastWeek, weekBefore } = weeklyViews(days);
  const before = weekBefore === null ? '' : `, ${weekBefore} in the 7 days before`;
  const between = daysOf(span, call.now);
  if (between)
    return factOf(
      `You own no listing. Your clients’ listings together had ${viewsBetween(days, between)}; the views of each one are for its owner.`,
      source,
    );
  return factOf(
    `You own no listing. Your clients’ listings together had ${counted(lastWeek, 'view')} in the last 7 days${before}; the views of each one are for its owner.`,
    source,
  );
}

const inAll = ({ days }: Seen) => days.slice(-mostWeeks * 7).reduce((sum, { views }) => sum + views, 0);

function mostViewed([first, second]: readonly Seen[]) {
  if (!first || !second || inAll(first) === inAll(second)) return [];
  return [factOf(`${quoted(first.title)} has the most views: ${inAll(first)} in eight weeks.`, first.source)];
}

type Between = { from: string; until: string };

/** The last seven days are told beside those before, as without a time. */
function daysOf({ from, until }: Spanned, now: Date): Between | null {
  if (from === undefined || until === undefined) return null;
  return from === dayOf(shift(now, -6 * days)) ? null : { from, until };
}

/** Older days than the reported ones are not counted one by one any more. */
function viewsBetween(days: readonly DayViews[], between: Between): string {
  const views = days.filter(({ day }) => isWithin(day, between)).reduce((sum, one) => sum + one.views, 0);
  const first = days[0]?.day ?? between.from;
  const missing =
    days.length < reportedDays
      ? `; it was not public before ${dayInWords(first)}`
      : `; earlier than ${dayInWords(first)} the days are no longer counted one by one`;
  return `${counted(views, 'view')} ${spanInWords(between)}${between.from < first ? missing : ''}`;
}

function viewsFact({ title, source, days }: Seen, between: Between | null) {
  if (days.length === 0) return factOf(`- ${quoted(title)} has no views: it was not public yet.`, source);
  if (between)
    return factOf(
      `- ${quoted(title)}: ${viewsBetween(days, between)}. A visitor counts once per day.`,
      source,
    );
  const { lastWeek, weekBefore } = weeklyViews(days);
  const weeks = wholeWeeks(days, mostWeeks);
  const before = weekBefore === null ? '' : `, ${weekBefore} in the 7 days before`;
  const trend = weeks.length > 1 ? ` By week, oldest first: ${weeks.join(', ')}.` : '';
  return factOf(
    `- ${quoted(title)}: ${counted(lastWeek, 'view')} in the last 7 days${before}.${trend} A visitor counts once per day.`,
    source,
  );
}
