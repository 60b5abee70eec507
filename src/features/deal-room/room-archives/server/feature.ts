import type { Feature } from '#http/feature.ts';
import type { ArchiveTools } from './archive-tools.ts';
import { roomArchiveJobs, roomArchiveSchedules } from './jobs.ts';
import { roomArchiveListeners } from './listeners.ts';
import { roomArchiveProblems } from './problems.ts';
import { roomArchiveRoutes } from './routes.ts';

export function roomArchiveFeature(tools: ArchiveTools): Feature {
  return {
    name: 'room-archives',
    routes: roomArchiveRoutes(tools),
    listeners: roomArchiveListeners,
    problems: roomArchiveProblems,
    jobs: roomArchiveJobs(tools),
    schedules: roomArchiveSchedules,
  };
}
