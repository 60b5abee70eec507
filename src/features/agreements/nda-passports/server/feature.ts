import type { Feature } from '#http/feature.ts';
import { passportJobs, passportSchedules } from './jobs.ts';
import { passportProblems } from './problems.ts';
import { passportRoutes } from './routes.ts';

type Parts = Parameters<typeof passportJobs>[0] & Parameters<typeof passportRoutes>[0];

export function passportFeature(parts: Parts): Feature {
  return {
    name: 'nda-passports',
    routes: passportRoutes(parts),
    problems: passportProblems,
    jobs: passportJobs(parts),
    schedules: passportSchedules,
  };
}
