import { mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import { signedIn } from '#platform/signed-in.ts';
import { versionsBy } from './document-store.ts';
import { versionSightOf } from './download-original.ts';
import { openBlob } from './read-blob.ts';
import type { RoomTools } from './room-tools.ts';

/** What the person uploaded, as far as they may still download it: a broker whose engagement ended may not. */
export function ownOriginals({ sealed }: Pick<RoomTools, 'sealed'>): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await versionsBy(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, room_id, file_name, created_at }) => ({
      id,
      path: `deal-rooms/${room_id}/${safeFileName(file_name)}`,
      at: created_at,
      open: async (asking) => {
        const { version } = await versionSightOf(asking, id);
        return openBlob(asking.db, sealed, version.blob_id, { from: 0, until: Number(version.size) });
      },
    }));
  };
}
