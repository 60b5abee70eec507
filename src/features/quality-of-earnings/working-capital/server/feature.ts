import type { Feature } from '#http/feature.ts';
import { workingCapitalRoutes } from './routes.ts';

export function workingCapitalFeature(): Feature {
  return { name: 'working-capital', routes: workingCapitalRoutes() };
}
