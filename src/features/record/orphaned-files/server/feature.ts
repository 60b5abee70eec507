import type { Feature } from '#http/feature.ts';
import { orphanedFileJobs, orphanedFileSchedules } from './jobs.ts';
import { quotaProblems } from './problems.ts';

export function orphanedFileFeature(parts: Parameters<typeof orphanedFileJobs>[0]): Feature {
  return {
    name: 'orphaned-files',
    routes: [],
    problems: quotaProblems,
    jobs: orphanedFileJobs(parts),
    schedules: orphanedFileSchedules,
  };
}
