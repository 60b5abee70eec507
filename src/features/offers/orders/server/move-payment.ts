import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { movePayment as contract } from '../contract.ts';
import { paymentRefusal } from '../domain/payment.ts';
import { lockedOrder, viewAgain } from './move-order.ts';
import { accountOf, moneyOf } from './order-view.ts';
import { findPayment, writePayment } from './payment-store.ts';
import { settleAccount, tellCustomer } from './record-payment.ts';

export async function movePayment(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const found = await findPayment(work.db, params.id);
  if (!found) throw new Refused('not-found');
  const row = await lockedOrder(work, found.order_id);
  // Read again: it may have changed while this request waited for the lock.
  const payment = await findPayment(work.db, params.id);
  if (!payment) throw new Refused('not-found');
  if (row.version !== body.version) throw new Refused('stale', { version: row.version });
  const money = moneyOf(payment);
  const refusal = paymentRefusal(money, body.to, true, accountOf(row));
  if (refusal) throw new Refused(refusal, { from: money.status, to: body.to });
  if (body.to === 'failed' && !body.reason) throw new Refused('reason-missing');
  const change = { status: body.to, reason: body.reason || null, changed_at: work.now };
  if (!(await writePayment(work.db, payment, change))) throw new Refused('stale');
  await settleAccount(work, row);
  await work.audit({
    action: 'payment-moved',
    subject: { type: 'payment', id: payment.id },
    detail: { orderId: row.id, from: money.status, to: body.to },
  });
  await tellCustomer(work, row.id, { ...money, status: body.to });
  return viewAgain(work, row.id);
}
