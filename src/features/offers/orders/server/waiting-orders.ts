import { hasRole } from '#kernel/actor.ts';
import type { Cents } from '#kernel/money.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { openBalance, overdueSince } from '../domain/order.ts';
import { ordersToDeliver, ordersToPay } from './order-store.ts';
import { accountOf, statusOf } from './order-view.ts';

type WaitingOrder = {
  id: string;
  service: string;
  step: 'pay' | 'deliver';
  since: string;
  owed: Cents;
  overdueSince: string | null;
};

export async function waitingOrders(
  { actor, db, now }: Reading,
  limit: number,
): Promise<Record<WaitingOrder['step'], WaitingOrder[]>> {
  const { personId } = signedIn(actor);
  const pay = await ordersToPay(db, personId, limit);
  const deliver = hasRole(actor, 'admin') ? await ordersToDeliver(db, limit) : [];
  const view = (step: WaitingOrder['step']) => (row: (typeof pay)[number]) => {
    const account = accountOf(row);
    const status = statusOf(row);
    return {
      id: row.id,
      service: row.service_name,
      step,
      since: row.placed_at.toISOString(),
      owed: openBalance(account, status),
      overdueSince: overdueSince(account, { status, dueOn: row.due_on, now }),
    };
  };
  return { pay: pay.map(view('pay')), deliver: deliver.map(view('deliver')) };
}
