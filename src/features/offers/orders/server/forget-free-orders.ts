import type { Work } from '#platform/context.ts';
import { deleteFreeOrders } from './order-store.ts';

/** An account is closed: orders of nothing for nothing are no evidence, and go with it. */
export async function forgetFreeOrders(work: Work, customerId: string): Promise<void> {
  await deleteFreeOrders(work.db, customerId);
}
