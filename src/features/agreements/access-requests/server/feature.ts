import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { accessRequestJobs, accessRequestSchedules } from './jobs.ts';
import { accessRequestListeners } from './listeners.ts';
import { accessRequestProblems } from './problems.ts';
import { accessRequestRoutes } from './routes.ts';

export function accessRequestFeature(parts: Parameters<typeof accessRequestJobs>[0]): Feature {
  return {
    name: 'access-requests',
    routes: accessRequestRoutes,
    dealPlaces: { '/api/access-requests': byListing('access_request') },
    listeners: accessRequestListeners,
    problems: accessRequestProblems,
    jobs: accessRequestJobs(parts),
    schedules: accessRequestSchedules,
  };
}
