import type { Feature } from '#http/feature.ts';
import type { FindingTools } from './finding-tools.ts';
import { findingJobs, findingSchedules } from './jobs.ts';
import { findingListeners } from './listeners.ts';
import { findingProblems } from './problems.ts';
import { findingRoutes } from './routes.ts';

export function findingFeature(tools: FindingTools): Feature {
  return {
    name: 'findings',
    routes: findingRoutes(tools),
    problems: findingProblems,
    jobs: findingJobs(tools),
    schedules: findingSchedules,
    listeners: findingListeners,
  };
}
