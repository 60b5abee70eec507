import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { May } from '#wire/may.ts';
import { type Invoice, invoiceName } from '../domain/invoice.ts';
import {
  type Account,
  badgeOf,
  type OrderParty,
  type OrderStatus,
  openBalance,
  orderRefusal,
  orderStatuses,
  overdueSince,
} from '../domain/order.ts';
import {
  type Money,
  type PaymentKind,
  type PaymentMethod,
  type PaymentStatus,
  paymentKinds,
  paymentMethods,
  paymentRefusal,
  paymentStatuses,
} from '../domain/payment.ts';
import { type ServiceId, serviceIds } from '../domain/service-ids.ts';
import { invoiceOfOrder } from './invoice-store.ts';
import type { OrderRow } from './order-store.ts';
import { type PaymentRow, paymentsOfOrder } from './payment-store.ts';

export function partiesIn(actor: Actor, customerId: string): OrderParty[] {
  return [
    ...(isPerson(actor, customerId) ? (['customer'] as const) : []),
    ...(hasRole(actor, 'admin') ? (['admin'] as const) : []),
  ];
}

export function accountOf(
  row: Pick<OrderRow, 'amount_cents' | 'received_cents' | 'processing_cents'>,
): Account {
  return {
    amount: cents(row.amount_cents),
    received: cents(row.received_cents),
    processing: cents(row.processing_cents),
  };
}

const storedStatus = storedWord(orderStatuses, 'status of an order');
export function statusOf(row: Pick<OrderRow, 'status'>): OrderStatus {
  return storedStatus(row.status);
}

export function owedBy(row: OrderRow): Cents {
  const { amount, received } = accountOf(row);
  return cents(statusOf(row) === 'cancelled' ? 0 : amount - received);
}

export function lineOf(row: OrderRow, now: Date) {
  const account = accountOf(row);
  const status = statusOf(row);
  return {
    id: row.id,
    service: serviceOf(row),
    serviceName: row.service_name,
    customer: { id: row.customer_id, name: row.customer_name, email: row.customer_email },
    ...account,
    status,
    badge: badgeOf(account, row.refunded),
    owed: openBalance(account, status),
    overdueSince: overdueSince(account, { status, dueOn: row.due_on, now }),
    placedAt: row.placed_at.toISOString(),
  };
}

export function moneyOf(row: Pick<PaymentRow, 'kind' | 'status' | 'amount_cents'>): Money {
  return { kind: kindOf(row), status: paymentStatusOf(row), amount: cents(row.amount_cents) };
}

export function paymentLineOf(row: PaymentRow, actor: Actor) {
  const account = {
    amount: cents(row.order_amount),
    received: cents(row.order_received),
    processing: cents(row.order_processing),
  };
  const isAdmin = hasRole(actor, 'admin');
  const may = (to: PaymentStatus): May => paymentRefusal(moneyOf(row), to, isAdmin, account) ?? true;
  return {
    id: row.id,
    orderId: row.order_id,
    serviceName: row.service_name,
    customer: { id: row.customer_id, name: row.customer_name, email: row.customer_email },
    email: row.customer_email,
    ...moneyOf(row),
    method: methodOf(row),
    reference: row.reference,
    paidOn: row.paid_day,
    reason: row.reason,
    recordedAt: row.recorded_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    orderVersion: row.order_version,
    may: { success: may('success'), processing: may('processing'), failed: may('failed') },
  };
}

/** Throws Refused('not-found') for callers without a part in it. */
export async function orderView({ db, actor, now }: Reading, row: OrderRow) {
  const parties = partiesIn(actor, row.customer_id);
  if (parties.length === 0) throw new Refused('not-found');
  const account = accountOf(row);
  const status = statusOf(row);
  const payments = await paymentsOfOrder(db, row.id);
  const issued = await invoiceOfOrder(db, row.id);
  const may = (to: OrderStatus): May => orderRefusal(status, to, parties, account) ?? true;
  return {
    ...lineOf(row, now),
    version: row.version,
    settledAt: row.settled_at?.toISOString() ?? null,
    payments: payments.map((payment) => paymentLineOf(payment, actor)),
    invoice: issued && invoiceView(issued.invoice),
    may: {
      cancel: may('cancelled'),
      deliver: may('delivered'),
      record: mayRecord(parties, account, status),
      refund: mayRefund(parties, account),
    },
  };
}

function invoiceView({ number, issuedOn, dueOn, howToPay }: Invoice) {
  return { name: invoiceName(number), issuedOn, dueOn, howToPay: [...howToPay] };
}

function mayRecord(parties: readonly OrderParty[], account: Account, status: OrderStatus): May {
  if (!parties.includes('admin')) return 'not-your-move';
  if (status === 'cancelled') return 'order-cancelled';
  return account.received + account.processing < account.amount ? true : 'nothing-owed';
}

function mayRefund(parties: readonly OrderParty[], { received }: Account): May {
  if (!parties.includes('admin')) return 'not-your-move';
  return received > 0 ? true : 'nothing-received';
}

const storedService = storedWord(serviceIds, 'service');
const storedKind = storedWord(paymentKinds, 'kind of payment');
const storedPaymentStatus = storedWord(paymentStatuses, 'status of a payment');
const storedMethod = storedWord(paymentMethods, 'way to pay');

function serviceOf(row: OrderRow): ServiceId {
  return storedService(row.service);
}

function kindOf(row: Pick<PaymentRow, 'kind'>): PaymentKind {
  return storedKind(row.kind);
}

function paymentStatusOf(row: Pick<PaymentRow, 'status'>): PaymentStatus {
  return storedPaymentStatus(row.status);
}

function methodOf(row: PaymentRow): PaymentMethod {
  return storedMethod(row.method);
}
