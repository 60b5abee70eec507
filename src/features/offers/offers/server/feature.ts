import type { Feature } from '#http/feature.ts';
import { offerJobs, offerSchedules } from './jobs.ts';
import { offerProblems } from './problems.ts';
import { offerRoutes } from './routes.ts';

export function offerFeature(parts: Parameters<typeof offerJobs>[0]): Feature {
  return {
    name: 'offers',
    routes: offerRoutes(parts),
    problems: offerProblems,
    jobs: offerJobs(parts),
    schedules: offerSchedules,
  };
}
