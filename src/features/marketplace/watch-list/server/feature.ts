import type { Feature } from '#http/feature.ts';
import { type WatchListJobsOptions, watchListJobs } from './jobs.ts';
import { watchListListeners } from './listeners.ts';
import { watchListProblems } from './problems.ts';
import { watchListRoutes } from './routes.ts';

export function watchListFeature(parts: WatchListJobsOptions): Feature {
  return {
    name: 'watch-list',
    routes: watchListRoutes,
    listeners: watchListListeners,
    problems: watchListProblems,
    jobs: watchListJobs(parts),
  };
}
