import type { Feature } from '#http/feature.ts';
import { roomNewsJobs, roomNewsSchedules } from './jobs.ts';
import { roomNewsListeners } from './listeners.ts';
import { roomNewsRoutes } from './routes.ts';

export function roomNewsFeature(parts: Parameters<typeof roomNewsJobs>[0]): Feature {
  return {
    name: 'room-news',
    routes: roomNewsRoutes,
    listeners: roomNewsListeners,
    jobs: roomNewsJobs(parts),
    schedules: roomNewsSchedules,
  };
}
