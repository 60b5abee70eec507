import { z } from 'zod';
import { getRevenue, listOrders } from '#features/offers/orders/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { formatMoney } from '#kernel/money.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { everyPage, mostRead } from './every-page.ts';
import { orderFact } from './my-orders.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

export const revenueReads = [getRevenue, listOrders] as const;

const mostUnpaid = 6;

export function siteRevenueTool(read: ReadAs) {
  return tool({
    name: 'site_revenue',
    words:
      'For admins: what was ordered and received this month and in the one before, and what is unpaid, order by order.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const revenue = await read(call, getRevenue);
      if (!revenue) return { facts: [] };
      const page = pageSource('/admin?tab=revenue');
      const [before, now] = revenue.months.slice(-2);
      const said = (name: string, month: typeof now) =>
        month
          ? [
              factOf(
                `${name}: ${formatMoney(month.ordered)} ordered, ${formatMoney(month.received)} received, ${formatMoney(month.refunded)} refunded.`,
                page,
              ),
            ]
          : [];
      return {
        facts: [
          ...said('This month', now ?? before),
          ...(now ? said('Last month', before) : []),
          factOf(`Unpaid in all: ${formatMoney(revenue.outstanding)}.`, page),
          ...(revenue.outstanding > 0 ? await unpaid(read, call) : []),
        ],
      };
    },
  });
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
