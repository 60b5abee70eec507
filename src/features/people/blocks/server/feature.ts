import type { Feature } from '#http/feature.ts';
import { blockProblems } from './problems.ts';
import { blockRoutes } from './routes.ts';

export const blockFeature: Feature = { name: 'blocks', routes: blockRoutes, problems: blockProblems };
