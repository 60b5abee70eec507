import { type Cents, cents } from '#kernel/money.ts';
import type { Work } from '#platform/context.ts';
import type { ServiceId } from '../domain/service-ids.ts';
import { offered } from './offered.ts';
import { insertOrder, lockOrdering, orderByKey } from './order-store.ts';
import { placeAt } from './place-order.ts';

type Asked = { customerId: string; service: ServiceId; charge: Cents; key: string };

/** Idempotent by key. A free order has no invoice and counts as delivered. */
export async function orderFor(work: Work, { customerId, service, charge, key }: Asked): Promise<string> {
  await lockOrdering(work.db, customerId);
  const earlier = await orderByKey(work.db, customerId, key);
  if (earlier) return earlier;
  const { name } = offered(service);
  if (charge > 0) return placeAt(work, { customerId, service, name, price: charge, key });
  const id = work.newId();
  await insertOrder(work.db, {
    id,
    customer_id: customerId,
    service,
    service_name: name,
    amount_cents: cents(0),
    status: 'delivered',
    key,
    placed_at: work.now,
    settled_at: work.now,
  });
  await work.audit({
    action: 'order-placed',
    subject: { type: 'order', id },
    detail: { service, free: true },
  });
  return id;
}
