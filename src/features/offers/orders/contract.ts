import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { byMonth, monthsQuery } from '#wire/months.ts';
import { countedPageOf, tableQuery } from '#wire/page-of.ts';
import { amount, id, idParams, instant, line, money } from '#wire/words.ts';
import { badges, orderStatuses } from './domain/order.ts';
import { paymentKinds, paymentMethods, paymentStatuses } from './domain/payment.ts';
import { serviceIds } from './domain/service-ids.ts';

const day = z.iso.date('Must be a date.');
const customer = z.object({ id, name: z.string(), email: z.string() });

const orderLine = z.object({
  id,
  service: z.enum(serviceIds),
  serviceName: z.string(),
  customer,
  amount: money,
  received: money,
  processing: money,
  status: z.enum(orderStatuses),
  badge: z.enum(badges),
  /** What is left to pay, minus what is processing; 0 once the order is canceled. */
  owed: money,
  /** The day on which the balance was due, once that day is over. */
  overdueSince: day.nullable(),
  placedAt: instant,
});

const paymentLine = z.object({
  id,
  orderId: id,
  serviceName: z.string(),
  customer,
  email: z.string(),
  kind: z.enum(paymentKinds),
  status: z.enum(paymentStatuses),
  amount: money,
  method: z.enum(paymentMethods),
  reference: z.string(),
  paidOn: day,
  reason: z.string().nullable(),
  recordedAt: instant,
  changedAt: instant,
  orderVersion: z.number().int(),
  may: z.record(z.enum(paymentStatuses), may),
});

const order = orderLine.extend({
  version: z.number().int(),
  settledAt: instant.nullable(),
  payments: z.array(paymentLine),
  invoice: z
    .object({ name: z.string(), issuedOn: day, dueOn: day, howToPay: z.array(z.string()) })
    .nullable(),
  may: z.object({ cancel: may, deliver: may, record: may, refund: may }),
});

const scope = z.enum(['mine', 'all']).default('mine');

export const orderColumns = ['date', 'customer', 'amount', 'status'] as const;
const paymentColumns = ['date', 'email', 'amount', 'status'] as const;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Orders a service at its current price and issues an invoice. No card is charged. The health check is ordered by starting one',
  who: 'signed-in',
  scope: 'orders:write',
  body: z.object({
    service: z.enum(serviceIds),
    /** Idempotency key made by the page. */
    key: id,
  }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['ordered-by-starting', 'service-not-offered', 'too-many-unpaid'],
  failure: 'unable to place the order',
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'The caller’s orders, or (admin) all; newest first unless sorted',
  who: 'signed-in',
  scope: 'orders:read',
  query: tableQuery(orderColumns).extend({ scope }),
  reply: countedPageOf(orderLine),
  refusals: ['not-authorized'],
  failure: 'unable to get orders',
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  summary: 'An order with its payments: the caller’s own, or (admin) any',
  who: 'signed-in',
  scope: 'orders:read',
  params: idParams,
  reply: order,
  failure: 'unable to get the order',
});

export const moveOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/moves',
  summary: 'Cancels an order, or marks it as delivered',
  who: 'signed-in',
  scope: 'orders:write',
  params: idParams,
  body: z.object({ to: z.enum(orderStatuses), version: z.number().int().min(1) }),
  reply: order,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'holds-money'],
  failure: 'unable to change the order',
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/orders/:id/payments',
  summary: 'Records a payment or refund of an order; the same key twice is one payment',
  who: ['admin'],
  scope: 'orders:write',
  params: idParams,
  body: z.object({
    kind: z.enum(paymentKinds),
    status: z.enum(paymentStatuses),
    amount: amount.refine((cents) => cents > 0, 'Must be more than nothing.'),
    method: z.enum(paymentMethods),
    reference: line(0, 80),
    paidOn: day,
    reason: line(0, 500).optional(),
    key: id,
    version: z.number().int().min(1),
  }),
  reply: order,
  status: 201,
  refusals: ['stale', 'order-cancelled', 'more-than-owed', 'more-than-received', 'reference-used'],
  failure: 'unable to record the payment',
});

export const movePayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/moves',
  summary: 'Changes the status of a payment',
  who: ['admin'],
  scope: 'orders:write',
  params: idParams,
  body: z.object({
    to: z.enum(paymentStatuses),
    version: z.number().int().min(1),
    reason: line(0, 500).optional(),
  }),
  reply: order,
  refusals: ['stale', 'invalid-transition', 'refunded', 'reason-missing'],
  failure: 'unable to change the payment',
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  summary: 'The payments of the caller’s orders, or (admin) all; newest first unless sorted',
  who: 'signed-in',
  scope: 'orders:read',
  query: tableQuery(paymentColumns).extend({ scope }),
  reply: countedPageOf(paymentLine),
  refusals: ['not-authorized'],
  failure: 'unable to get payments',
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/orders/:id/invoice',
  summary: 'The invoice of an order as a PDF, as issued',
  who: 'signed-in',
  scope: 'orders:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  failure: 'unable to get the invoice',
});

export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/revenue',
  summary: 'Amounts ordered and received by calendar month (UTC), oldest month first',
  who: ['admin'],
  scope: 'orders:read',
  query: monthsQuery,
  reply: z.object({
    months: byMonth({
      orders: z.number().int(),
      ordered: money,
      payments: z.number().int(),
      received: money,
      refunded: money,
    }),
    outstanding: money,
  }),
  failure: 'unable to get the revenue',
});
