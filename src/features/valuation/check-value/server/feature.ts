import type { Feature } from '#http/feature.ts';
import { type CheckValueJobsOptions, checkValueJobs, checkValueSchedules } from './jobs.ts';
import { checkValueProblems } from './problems.ts';
import { checkValueRoutes } from './routes.ts';

export function checkValueFeature(parts: CheckValueJobsOptions): Feature {
  return {
    name: 'check-value',
    routes: checkValueRoutes,
    problems: checkValueProblems,
    jobs: checkValueJobs(parts),
    schedules: checkValueSchedules,
  };
}
