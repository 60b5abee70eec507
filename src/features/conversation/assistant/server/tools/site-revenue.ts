import { z } from 'zod';
import { getRevenue, listOrders } from '#features/offers/orders/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { everyPage, mostRead } from './every-page.ts';
import { orderFact } from './my-orders.ts';
import { pageSource } from './page-source.ts';
import { spanned } from './spanned.ts';
import { type Found, tool } from './tool.ts';

export const revenueReads = [getRevenue, listOrders] as const;

const mostUnpaid = 6;

type Month = ReplyOf<typeof getRevenue>['months'][number];

export function siteRevenueTool(read: ReadAs) {
  return tool({
    name: 'site_revenue',
    words:
      'For admins: what was ordered and received in the months of `from` to `until`, else this month and in the one before, and what is unpaid, order by order.',
    parameters: z.object(spanned),
    run: async (call, { from, until }): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const span = from === undefined || until === undefined ? null : { from, until };
      const query = span ? { months: String(monthsBack(span.from, call.now)) } : {};
      const revenue = await read(call, getRevenue, { query });
      if (!revenue) return { facts: [] };
      return {
        facts: [
          ...(span ? spanFacts(revenue.months, span) : newestFacts(revenue.months)),
          factOf(`Unpaid in all: ${formatMoney(revenue.outstanding)}.`, page),
          ...(revenue.outstanding > 0 ? await unpaid(read, call) : []),
        ],
      };
    },
  });
}

const page = pageSource('/admin?tab=revenue');

/** As many as there are from a day on, with that of the day and the one of now. */
function monthsBack(from: string, now: Date): number {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 2 - month;
  return Math.min(60, Math.max(1, months));
}

function newestFacts(months: readonly Month[]): Fact[] {
  const [before, now] = months.slice(-2);
  const one = now ?? before;
  return [
    ...(one ? [factOf(`This month: ${sumsOf([one])}.`, page)] : []),
    ...(now && before ? [factOf(`Last month: ${sumsOf([before])}.`, page)] : []),
  ];
}

/** Revenue is counted by calendar month, so that a month of which a few days are asked is told whole. */
function spanFacts(months: readonly Month[], { from, until }: { from: string; until: string }): Fact[] {
  const asked = months.filter(({ month }) => month >= from.slice(0, 7) && month <= until.slice(0, 7));
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last)
    return [factOf('Revenue is counted by calendar month, and none is of that time.', page)];
  const name =
    first === last
      ? monthInWords(first.month)
      : `${monthInWords(first.month)} to ${monthInWords(last.month)}`;
  const isCut = from.slice(0, 7) === first.month && !from.endsWith('-01');
  return [
    factOf(`${name}: ${sumsOf(asked)}.`, page),
    ...(isCut ? [factOf('Revenue is counted by calendar month, so these months are told whole.', page)] : []),
  ];
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`;
}

function sumsOf(months: readonly Month[]): string {
  const sum = (of: (one: Month) => number) =>
    formatMoney(cents(months.reduce((total, one) => total + of(one), 0)));
  return `${sum(({ ordered }) => ordered)} ordered, ${sum(({ received }) => received)} received, ${sum(({ refunded }) => refunded)} refunded`;
}

/** Those that are overdue first, the longest first. */
async function unpaid(read: ReadAs, call: StreamCall): Promise<Fact[]> {
  const orders = await everyPage((paging) => read(call, listOrders, { query: { scope: 'all', ...paging } }));
  const lead = `Of the newest ${counted(mostRead, 'order')}:`;
  const owed = orders.items
    .filter((order) => order.owed > 0)
    .toSorted((a, b) => (a.overdueSince ?? '9').localeCompare(b.overdueSince ?? '9'))
    .slice(0, mostUnpaid)
    .map(orderFact);
  return owed.length > 0 && !orders.isAll ? [factOf(lead, pageSource('/admin?tab=revenue')), ...owed] : owed;
}
