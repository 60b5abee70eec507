import type { Feature } from '#http/feature.ts';
import { forgetFreeOrders } from './forget-free-orders.ts';
import { orderProblems } from './problems.ts';
import { orderRoutes } from './routes.ts';

export const orderFeature: Feature = {
  name: 'orders',
  routes: orderRoutes,
  problems: orderProblems,
  endOfAccount: forgetFreeOrders,
};
