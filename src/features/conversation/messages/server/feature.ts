import type { Feature } from '#http/feature.ts';
import { messageProblems } from './problems.ts';
import { messageRoutes } from './routes.ts';

export const messageFeature: Feature = { name: 'messages', routes: messageRoutes, problems: messageProblems };
