import type { Feature } from '#http/feature.ts';
import { deleteFreeOrders } from './order-store.ts';
import { orderProblems } from './problems.ts';
import { orderRoutes } from './routes.ts';

export const orderFeature: Feature = {
  name: 'orders',
  routes: orderRoutes,
  problems: orderProblems,
  // Free orders document no payment.
  endOfAccount: (work, { person }) => deleteFreeOrders(work.db, person.id),
};
