import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { mandateJobs, mandateSchedules } from './jobs.ts';
import { mandateListeners } from './listeners.ts';
import { mandateProblems } from './problems.ts';
import { mandateRoutes } from './routes.ts';

export function mandateFeature(parts: Parameters<typeof mandateJobs>[0]): Feature {
  return {
    name: 'mandates',
    routes: mandateRoutes,
    dealPlaces: { '/api/mandates': byListing('mandate') },
    listeners: mandateListeners,
    problems: mandateProblems,
    jobs: mandateJobs(parts),
    schedules: mandateSchedules,
  };
}
