import type { Feature } from '#http/feature.ts';
import { taxReturnProblems } from './problems.ts';
import { taxReturnRoutes } from './routes.ts';

export function taxReturnFeature(): Feature {
  return { name: 'tax-returns', routes: taxReturnRoutes(), problems: taxReturnProblems };
}
