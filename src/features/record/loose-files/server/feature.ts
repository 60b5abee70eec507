import type { Feature } from '#http/feature.ts';
import { looseFileJobs, looseFileSchedules } from './jobs.ts';
import { quotaProblems } from './problems.ts';

export function looseFileFeature(parts: Parameters<typeof looseFileJobs>[0]): Feature {
  return {
    name: 'loose-files',
    routes: [],
    problems: quotaProblems,
    jobs: looseFileJobs(parts),
    schedules: looseFileSchedules,
  };
}
