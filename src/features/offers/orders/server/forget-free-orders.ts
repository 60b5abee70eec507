import type { EndOfAccount } from '#http/feature.ts';
import { deleteFreeOrders } from './order-store.ts';

/** On account closure: free orders document no payment and are deleted. */
export const forgetFreeOrders: EndOfAccount = (work, { person }) => deleteFreeOrders(work.db, person.id);
