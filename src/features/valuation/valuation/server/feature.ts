import type { Feature } from '#http/feature.ts';
import { valuationProblems } from './problems.ts';
import { valuationRoutes } from './routes.ts';

export const valuationFeature: Feature = {
  name: 'valuation',
  routes: valuationRoutes,
  problems: valuationProblems,
};
