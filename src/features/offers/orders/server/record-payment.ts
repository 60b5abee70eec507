import { dayOf } from '#kernel/days.ts';
import { hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { recordPayment as contract } from '../contract.ts';
import { recordRefusal, sumOf } from '../domain/payment.ts';
import { lockedOrder, viewAgain } from './move-order.ts';
import { tellOfPayment } from './notices.ts';
import { findOrder, type OrderRow, writeOrder } from './order-store.ts';
import { accountOf, moneyOf, owedBy, statusOf } from './order-view.ts';
import { insertPayment, mostPayments, paymentsOfOrder } from './payment-store.ts';

/** At the date line it is up to 14 hours later than UTC: a payment of "today" there must not count as the future. */
const aheadOfUtc = 14 * hours;

export async function recordPayment(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  const row = await lockedOrder(work, params.id);
  const earlier = await paymentsOfOrder(work.db, row.id);
  if (earlier.some((payment) => payment.key === body.key)) return viewAgain(work, row.id);
  if (row.version !== body.version) throw new Refused('stale', { version: row.version });
  const today = dayOf(shift(work.now, aheadOfUtc));
  const refusal = recordRefusal(body, { ...accountOf(row), status: statusOf(row) }, today);
  if (refusal) throw new Refused(refusal);
  if (body.status === 'failed' && !body.reason) throw new Refused('reason-missing');
  if (earlier.length >= mostPayments) throw new Refused('too-many-payments');
  const id = work.newId();
  const added = await insertPayment(work.db, {
    id,
    order_id: row.id,
    kind: body.kind,
    status: body.status,
    amount_cents: body.amount,
    method: body.method,
    reference: body.reference,
    paid_on: body.paidOn,
    reason: body.reason || null,
    key: body.key,
    recorded_by: personId,
    recorded_at: work.now,
    changed_at: work.now,
  });
  if (!added) throw new Refused('reference-used');
  await settleAccount(work, row);
  await work.audit({
    action: 'payment-recorded',
    subject: { type: 'payment', id },
    detail: { orderId: row.id, kind: body.kind, status: body.status, method: body.method },
  });
  await tellCustomer(work, row.id, body);
  return viewAgain(work, row.id);
}

export async function settleAccount(work: Work, row: OrderRow): Promise<void> {
  const payments = await paymentsOfOrder(work.db, row.id);
  if (!(await writeOrder(work.db, row, sumOf(payments.map(moneyOf))))) throw new Refused('stale');
}

export async function tellCustomer(
  work: Work,
  orderId: string,
  payment: ReturnType<typeof moneyOf>,
): Promise<void> {
  const row = await findOrder(work.db, orderId);
  if (!row) return;
  const order = { id: row.id, customerId: row.customer_id, service: row.service_name };
  await tellOfPayment(work, order, { ...payment, owed: owedBy(row) });
}
