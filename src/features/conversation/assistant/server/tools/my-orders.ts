import { z } from 'zod';
import { listOrders } from '#features/offers/orders/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { factOf } from '../../domain/fact.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const orderReads = [listOrders] as const;

type Order = ReplyOf<typeof listOrders>['items'][number];

export function myOrdersTool(read: ReadAs) {
  return tool({
    name: 'my_orders',
    words:
      'The orders of the person who asks, or for admins the newest of the site: what was ordered, what is paid, and what is open.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      if (hasRole(call.actor, 'admin')) return { facts: await ofTheSite(read, call) };
      const orders = (await everyPage((query) => read(call, listOrders, { query }))).items;
      const page = pageSource('/analysis/pre-diligence');
      if (orders.length === 0) return { facts: [factOf(none, page, noneInSpanish)] };
      const open = orders.reduce((sum, { owed }) => sum + owed, 0);
      const head =
        open === 0
          ? 'You owe nothing: no order of yours is unpaid.'
          : `You owe ${formatMoney(cents(open))} in all.`;
      return { facts: [factOf(head, page), ...orders.slice(0, mostTold).map(orderFact)] };
    },
  });
}

async function ofTheSite(read: ReadAs, call: StreamCall) {
  const orders = (await read(call, listOrders, { query: { scope: 'all', size: '50' } }))?.items ?? [];
  const page = pageSource('/admin?tab=revenue');
  if (orders.length === 0) return [factOf('No one has ordered a service yet.', page)];
  const head = `The newest ${counted(orders.length, 'order')} of this site; all are under Business Revenue.`;
  return [factOf(head, page), ...orders.slice(0, mostTold).map(orderFact)];
}

const none =
  'You have no orders, so you owe nothing here and no payment is open. Accounts, listings and access cost nothing; only services such as the quality of earnings are ordered.';
const noneInSpanish = 'No tiene ningún pedido, así que no debe nada aquí.';

export function orderFact({
  id,
  serviceName,
  amount,
  received,
  processing,
  owed,
  placedAt,
  overdueSince,
}: Order) {
  const said = [
    `- ${serviceName}, ordered on ${dayInWords(placedAt.slice(0, 10))}: ${formatMoney(amount)}, of which ${formatMoney(received)} is paid and ${formatMoney(owed)} is open.`,
    ...(processing > 0 ? [`${formatMoney(processing)} is on its way.`] : []),
    ...(overdueSince ? [`It was due on ${dayInWords(overdueSince)}.`] : []),
  ];
  return factOf(said.join(' '), { kind: 'page', title: 'Order', href: `/orders/${id}`, quote: null });
}
