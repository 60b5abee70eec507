import type { Feature } from '#http/feature.ts';
import { diligenceProblems } from './problems.ts';
import { diligenceRoutes } from './routes.ts';

export const diligenceFeature: Feature = {
  name: 'diligence-requests',
  routes: diligenceRoutes,
  problems: diligenceProblems,
};
