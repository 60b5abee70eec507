import { byRoom, ofRoom } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { dealRoomJobs, dealRoomSchedules } from './jobs.ts';
import { ownOriginals } from './own-originals.ts';
import { dealRoomProblems } from './problems.ts';
import { dealRoomRoutes } from './routes.ts';

export function dealRoomFeature(
  parts: Parameters<typeof dealRoomRoutes>[0] & Parameters<typeof dealRoomJobs>[0],
): Feature {
  return {
    name: 'deal-rooms',
    routes: dealRoomRoutes(parts),
    dealPlaces: {
      '/api/deal-rooms': ofRoom,
      '/api/room-folders': byRoom('room_folder'),
      '/api/room-documents': byRoom('room_document'),
      '/api/room-versions': byRoom('room_version'),
      '/api/room-uploads': byRoom('room_upload'),
      '/api/room-groups': byRoom('room_group'),
    },
    problems: dealRoomProblems,
    ownFiles: ownOriginals(parts),
    jobs: dealRoomJobs(parts),
    schedules: dealRoomSchedules,
  };
}
