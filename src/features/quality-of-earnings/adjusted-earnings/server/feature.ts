import type { Feature } from '#http/feature.ts';
import { adjustmentProblems } from './problems.ts';
import { adjustmentRoutes } from './routes.ts';

export function adjustedEarningsFeature(): Feature {
  return { name: 'adjusted-earnings', routes: adjustmentRoutes(), problems: adjustmentProblems };
}
