import type { Feature } from '#http/feature.ts';
import { finderRoutes } from './routes.ts';

export const finderFeature: Feature = { name: 'finder', routes: finderRoutes };
