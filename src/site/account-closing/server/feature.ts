import type { Feature } from '#http/feature.ts';
import type { ClosingTools } from './close-account.ts';
import { accountClosingRoutes } from './routes.ts';

export function accountClosingFeature(tools: ClosingTools): Feature {
  return { name: 'account-closing', routes: accountClosingRoutes(tools) };
}
