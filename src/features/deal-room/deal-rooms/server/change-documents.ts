import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import {
  type DocumentRow,
  findDocument,
  findVersion,
  newestVersion,
  takePlaces,
  updateDocument,
} from './document-store.ts';
import { clearVersion } from './findings-store.ts';
import { findFolder } from './folder-store.ts';
import { getDocument } from './get-document.ts';
import { holdRoom, holdRoomToDecide } from './hold-room.ts';
import type { RoomSight } from './room-sight.ts';
import { touchRoom } from './room-store.ts';

type Changed = { name: string; folderId: string; version: number };

/** Moving a published document changes who can see it, so that is the seller's decision. */
export async function changeDocument(work: Work, id: string, { name, folderId, version }: Changed) {
  const { document, sight } = await holdDocument(work, id, holdRoom);
  const moves = folderId !== document.folder_id;
  if (moves) {
    const folder = await findFolder(work.db, folderId);
    if (folder?.room_id !== document.room_id) throw new Refused('no-such-target');
    if (document.published_version_id !== null && !sight.decides) throw new Refused('seller-decides');
  }
  const place = moves ? (await takePlaces(work.db, new Map([[folderId, 1]]))).get(folderId) : undefined;
  const changed = await updateDocument(
    work.db,
    { id, version },
    { name, ...(place === undefined ? {} : { moved: { folderId, place } }) },
  );
  if (!changed) throw new Refused('stale');
  await touchRoom(work.db, document.room_id);
  const subject = { type: 'room-document', id };
  if (moves)
    work.record({
      act: 'room-document-moved',
      listingId: sight.room.listing_id,
      buyerId: null,
      subject,
      detail: { folderId },
    });
  await work.audit({ action: 'room-document-changed', subject, detail: { folderId } });
  return getDocument(work, id);
}

/** Removes a document and its bytes. Its page views stay on record. */
export async function removeDocument(work: Work, id: string) {
  const { document, sight } = await holdDocument(work, id, holdRoom);
  if (document.published_version_id !== null && !sight.decides) throw new Refused('seller-decides');
  await updateDocument(work.db, document, { removed_at: work.now });
  await work.enqueue(removeOrphanedFiles, {});
  await touchRoom(work.db, document.room_id);
  const subject = { type: 'room-document', id };
  work.record({ act: 'room-document-removed', listingId: sight.room.listing_id, buyerId: null, subject });
  await work.audit({ action: 'room-document-removed', subject });
  return { id };
}

export async function clearPersonalData(work: Work, versionId: string, why: string) {
  const version = await findVersion(work.db, versionId);
  if (!version) throw new Refused('not-found');
  const { document, sight } = await holdDocument(work, version.document_id, holdRoomToDecide);
  const by = work.actor.kind === 'person' ? work.actor.personId : '';
  const newest = await newestVersion(work.db, document.id);
  const cleared =
    newest?.id === versionId && (await clearVersion(work.db, { versionId, by, at: work.now, why }));
  if (!cleared) throw new Refused('nothing-to-clear');
  await touchRoom(work.db, document.room_id);
  const subject = { type: 'room-version', id: versionId };
  work.record({ act: 'room-version-cleared', listingId: sight.room.listing_id, buyerId: null, subject });
  await work.audit({ action: 'room-version-cleared', subject });
  return getDocument(work, document.id);
}

async function holdDocument(
  work: Work,
  id: string,
  hold: (work: Work, roomId: string) => Promise<RoomSight>,
): Promise<{ document: DocumentRow; sight: RoomSight }> {
  const seen = await findDocument(work.db, id);
  if (!seen) throw new Refused('not-found');
  const sight = await hold(work, seen.room_id);
  const document = await findDocument(work.db, id);
  if (!document) throw new Refused('not-found');
  return { document, sight };
}
