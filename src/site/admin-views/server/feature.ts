import type { Feature } from '#http/feature.ts';
import { adminViewRoutes } from './routes.ts';

export function adminViewFeature({ keys }: { keys: Parameters<typeof adminViewRoutes>[0] }): Feature {
  return { name: 'admin-views', routes: adminViewRoutes(keys) };
}
