import type { Feature } from '#http/feature.ts';
import { revenueQualityRoutes } from './routes.ts';

export function revenueQualityFeature(): Feature {
  return { name: 'revenue-quality', routes: revenueQualityRoutes() };
}
