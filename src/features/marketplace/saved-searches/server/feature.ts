import type { Feature } from '#http/feature.ts';
import { type SavedSearchJobsOptions, savedSearchJobs, savedSearchSchedules } from './jobs.ts';
import { savedSearchListeners } from './listeners.ts';
import { savedSearchProblems } from './problems.ts';
import { savedSearchRoutes } from './routes.ts';

export function savedSearchFeature(parts: SavedSearchJobsOptions): Feature {
  return {
    name: 'saved-searches',
    routes: savedSearchRoutes(parts.secret),
    listeners: savedSearchListeners,
    problems: savedSearchProblems,
    jobs: savedSearchJobs(parts),
    schedules: savedSearchSchedules,
  };
}
