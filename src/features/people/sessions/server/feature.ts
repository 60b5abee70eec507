import type { Feature } from '#http/feature.ts';
import type { ConfirmingTools } from './confirm-session.ts';
import { sessionRoutes } from './routes.ts';

export function sessionFeature(tools: ConfirmingTools): Feature {
  return { name: 'sessions', routes: sessionRoutes(tools) };
}
