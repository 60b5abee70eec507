import type { Feature } from '#http/feature.ts';
import { on } from '#http/listeners.ts';
import { onRoleGranted } from './move.ts';
import { brokerRequestProblems } from './problems.ts';
import { brokerRequestRoutes } from './routes.ts';

export const brokerRequestFeature: Feature = {
  name: 'broker-requests',
  routes: brokerRequestRoutes,
  problems: brokerRequestProblems,
  listeners: [on('role-granted', onRoleGranted)],
};
