import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { moveOrder as contract } from '../contract.ts';
import { orderRefusal } from '../domain/order.ts';
import { tellOfOrderMove } from './notices.ts';
import { findOrder, lockOrder, type OrderRow, writeOrder } from './order-store.ts';
import { accountOf, orderView, partiesIn, statusOf } from './order-view.ts';

export async function moveOrder(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const row = await lockedOrder(work, params.id);
  if (row.version !== body.version) throw new Refused('stale', { version: row.version });
  const parties = partiesIn(work.actor, row.customer_id);
  const from = statusOf(row);
  const refusal = orderRefusal(from, body.to, parties, accountOf(row));
  if (refusal) throw new Refused(refusal, { from, to: body.to });
  if (!(await writeOrder(work.db, row, { status: body.to, settled_at: work.now })))
    throw new Refused('stale');
  await work.audit({
    action: 'order-moved',
    subject: { type: 'order', id: row.id },
    detail: { from, to: body.to },
  });
  const byCustomer = parties.includes('customer');
  const order = { id: row.id, customerId: row.customer_id, service: row.service_name };
  await tellOfOrderMove(work, order, body.to, byCustomer);
  return viewAgain(work, row.id);
}

/** Locks the order; throws Refused('not-found') for callers without a part in it. */
export async function lockedOrder(work: Work, orderId: string): Promise<OrderRow> {
  const row = await lockOrder(work.db, orderId);
  if (!row || partiesIn(work.actor, row.customer_id).length === 0) throw new Refused('not-found');
  return row;
}

export async function viewAgain(work: Work, orderId: string) {
  const row = await findOrder(work.db, orderId);
  if (!row) throw new Refused('not-found');
  return orderView(work, row);
}
