import type { Feature } from '#http/feature.ts';
import { dealRoomJobs, dealRoomSchedules } from './jobs.ts';
import { dealRoomProblems } from './problems.ts';
import { dealRoomRoutes } from './routes.ts';

export function dealRoomFeature(
  parts: Parameters<typeof dealRoomRoutes>[0] & Parameters<typeof dealRoomJobs>[0],
): Feature {
  return {
    name: 'deal-rooms',
    routes: dealRoomRoutes(parts),
    problems: dealRoomProblems,
    jobs: dealRoomJobs(parts),
    schedules: dealRoomSchedules,
  };
}
