import type { Feature } from '#http/feature.ts';
import { notificationJobs, notificationSchedules } from './jobs.ts';
import { notificationProblems } from './problems.ts';
import { notificationRoutes } from './routes.ts';

type Parts = Parameters<typeof notificationRoutes>[0] & Parameters<typeof notificationJobs>[0];

export function notificationFeature(parts: Parts): Feature {
  return {
    name: 'notifications',
    routes: notificationRoutes(parts),
    problems: notificationProblems,
    jobs: notificationJobs(parts),
    schedules: notificationSchedules,
  };
}
