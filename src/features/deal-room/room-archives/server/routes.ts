import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import type { ArchiveTools } from './archive-tools.ts';
import { closeRoom } from './close-room.ts';
import { downloadArchive } from './download-archive.ts';
import { getClosure } from './get-closure.ts';
import { reopenRoom } from './reopen-room.ts';
import { verifyManifest } from './verify-manifest.ts';

const partsPerPerson: LimitRule = { name: 'room-archive-parts', most: 3_000, seconds: 60 };

export function roomArchiveRoutes(tools: ArchiveTools): Route[] {
  return [
    reads(contract.getClosure, (reading, { params }) => getClosure(reading, params.id, tools.archiveParts)),
    changes(contract.closeRoom, (work, { params, body }) =>
      closeRoom(work, params.id, body, tools.archiveParts),
    ),
    changes(contract.reopenRoom, (work, { params }) => reopenRoom(work, params.id, tools.archiveParts)),
    changes(contract.downloadArchive, (work, { params }) => downloadArchive(work, params.id, tools), {
      general: partsPerPerson,
    }),
    changes(contract.verifyManifest, async (_work, { body }) => verifyManifest(body.text, tools.ledgerKey)),
  ];
}
