import type { Feature } from '#http/feature.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { earningsListeners } from './listeners.ts';
import { earningsProblems } from './problems.ts';
import { earningsRoutes } from './routes.ts';

export function earningsFeature(): Feature {
  return {
    name: 'earnings',
    routes: earningsRoutes(threadedSheetReader()),
    listeners: earningsListeners,
    problems: earningsProblems,
  };
}
