import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { ordersToDeliver, ordersToPay } from './order-store.ts';

type WaitingOrder = { id: string; service: string; step: 'pay' | 'deliver'; since: string };

export async function waitingOrders(
  { actor, db }: Reading,
  limit: number,
): Promise<Record<WaitingOrder['step'], WaitingOrder[]>> {
  const { personId } = signedIn(actor);
  const pay = await ordersToPay(db, personId, limit);
  const deliver = hasRole(actor, 'admin') ? await ordersToDeliver(db, limit) : [];
  const view = (step: WaitingOrder['step']) => (row: (typeof pay)[number]) => ({
    id: row.id,
    service: row.service_name,
    step,
    since: row.placed_at.toISOString(),
  });
  return { pay: pay.map(view('pay')), deliver: deliver.map(view('deliver')) };
}
