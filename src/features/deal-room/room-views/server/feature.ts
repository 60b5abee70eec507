import type { Feature } from '#http/feature.ts';
import { fairShares } from '#platform/fair-shares.ts';
import { roomViewJobs, roomViewSchedules } from './jobs.ts';
import { roomViewListeners } from './listeners.ts';
import { createLookCounter } from './look-counter.ts';
import { roomViewProblems } from './problems.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { roomViewRoutes } from './routes.ts';
import { viewCodes } from './view-codes.ts';

export function roomViewFeature(parts: Omit<RoomViewTools, 'looks' | 'shares' | 'codes'>): Feature {
  const looks = createLookCounter(parts);
  const tools = { ...parts, looks, shares: fairShares(), codes: viewCodes(parts.db) };
  return {
    name: 'room-views',
    routes: roomViewRoutes(tools),
    listeners: roomViewListeners,
    problems: roomViewProblems,
    jobs: roomViewJobs(tools),
    schedules: roomViewSchedules,
    background: {
      start: looks.start,
      stop: async () => {
        await looks.stop();
        await parts.renderer.stop();
      },
    },
  };
}
