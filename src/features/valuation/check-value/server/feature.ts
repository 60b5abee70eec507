import type { Feature } from '#http/feature.ts';
import { type CheckValueJobsOptions, checkValueJobs, checkValueSchedules } from './jobs.ts';
import { checkValueListeners } from './listeners.ts';
import { checkValueProblems } from './problems.ts';
import { checkValueRoutes } from './routes.ts';

export function checkValueFeature(parts: CheckValueJobsOptions): Feature {
  return {
    name: 'check-value',
    routes: checkValueRoutes,
    listeners: checkValueListeners,
    problems: checkValueProblems,
    jobs: checkValueJobs(parts),
    schedules: checkValueSchedules,
  };
}
