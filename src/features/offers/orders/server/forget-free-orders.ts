import type { EndOfAccount } from '#http/feature.ts';
import { deleteFreeOrders } from './order-store.ts';

/** An account is closed: orders of nothing for nothing are no evidence, and go with it. */
export const forgetFreeOrders: EndOfAccount = (work, { person }) => deleteFreeOrders(work.db, person.id);
