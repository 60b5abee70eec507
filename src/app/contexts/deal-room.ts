import { dealRoomFeature } from '#features/deal-room/deal-rooms/server/feature.ts';
import { diligenceFeature } from '#features/deal-room/diligence-requests/server/feature.ts';
import { leakFinderFeature } from '#features/deal-room/leak-finder/server/feature.ts';
import { roomArchiveFeature } from '#features/deal-room/room-archives/server/feature.ts';
import { roomNewsFeature } from '#features/deal-room/room-news/server/feature.ts';
import { roomQuestionFeature } from '#features/deal-room/room-questions/server/feature.ts';
import { roomViewFeature } from '#features/deal-room/room-views/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<Parameters<typeof roomViewFeature>[0], 'witness'> &
  Pick<Parameters<typeof roomArchiveFeature>[0], 'archiveParts' | 'settle'>;

export function dealRoomFeatures(parts: Parts & Given): Feature[] {
  return [
    dealRoomFeature(parts),
    roomViewFeature(parts),
    leakFinderFeature(),
    roomQuestionFeature,
    diligenceFeature,
    roomNewsFeature(parts),
    roomArchiveFeature(parts),
  ];
}
