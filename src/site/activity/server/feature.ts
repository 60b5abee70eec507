import type { Feature } from '#http/feature.ts';
import { activityRoutes } from './routes.ts';

export const activityFeature: Feature = { name: 'activity', routes: activityRoutes };
