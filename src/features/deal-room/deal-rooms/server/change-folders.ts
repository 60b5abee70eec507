import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { FolderStage } from '../domain/rights.ts';
import { zipLimits } from '../domain/zip-check.ts';
import { most } from '../room-shapes.ts';
import {
  type FolderRow,
  findFolder,
  foldersOf,
  holdsAnything,
  insertFolders,
  nextFolderPlace,
  updateFolder,
} from './folder-store.ts';
import { ownFolderView } from './get-room.ts';
import { holdRoom } from './hold-room.ts';
import type { RoomSight } from './room-sight.ts';
import { type RoomRow, touchRoom } from './room-store.ts';

type Added = { parentId: string | null; name: string; stage: FolderStage | null };
type Changed = {
  name: string;
  stage: FolderStage | null;
  required: boolean;
  notApplicable: string | null;
  version: number;
};

export async function addFolder(work: Work, roomId: string, { parentId, name, stage }: Added) {
  await holdRoom(work, roomId);
  const folders = await foldersOf(work.db, roomId);
  if (folders.length >= most.folders) throw new Refused('folders-full');
  if (parentId !== null && !folders.some(({ id }) => id === parentId)) throw new Refused('no-such-target');
  if (depthOf(folders, parentId) >= zipLimits.depth) throw new Refused('folder-too-deep');
  const id = work.newId();
  await insertFolders(work.db, [
    {
      id,
      room_id: roomId,
      parent_id: parentId,
      place: await nextFolderPlace(work.db, roomId, parentId),
      name,
      // A top-level folder has nothing to inherit.
      stage: stage ?? (parentId === null ? 'S4' : null),
      created_at: work.now,
    },
  ]);
  await touchRoom(work.db, roomId);
  await work.audit({
    action: 'room-folder-added',
    subject: { type: 'deal-room', id: roomId },
    detail: { folderId: id },
  });
  return ownFolderView(work, await folderNow(work, id));
}

export async function changeFolder(work: Work, folderId: string, { version, ...to }: Changed) {
  const { folder, sight } = await holdFolder(work, folderId);
  // The stage controls access, so changing it needs the authority to give permissions.
  if (to.stage !== folder.stage && !sight.decides) throw new Refused('seller-decides');
  if (to.notApplicable !== null && (await holdsAnything(work.db, folderId)))
    throw new Refused('folder-not-empty');
  const { notApplicable, ...rest } = to;
  const values = { ...rest, not_applicable: notApplicable };
  const changed = await updateFolder(work.db, { id: folderId, version }, values);
  if (!changed) throw new Refused('stale');
  await touchRoom(work.db, folder.room_id);
  const subject = { type: 'room-folder', id: folderId };
  if (to.stage !== folder.stage) recordStage(work, sight.room, { folderId, stage: to.stage });
  await work.audit({
    action: 'room-folder-changed',
    subject,
    detail: { stage: to.stage, required: to.required },
  });
  return ownFolderView(work, changed);
}

export function recordStage(
  work: Work,
  { listing_id: listingId }: Pick<RoomRow, 'listing_id'>,
  { folderId, stage }: { folderId: string; stage: FolderStage | null },
): void {
  const subject = { type: 'room-folder', id: folderId };
  work.record({ act: 'room-right-set', listingId, buyerId: null, subject, detail: { stage } });
}

/** Removes an empty folder. Its number is not given again. */
export async function removeFolder(work: Work, folderId: string) {
  const { folder } = await holdFolder(work, folderId);
  if (await holdsAnything(work.db, folderId)) throw new Refused('folder-not-empty');
  await updateFolder(work.db, folder, { removed_at: work.now });
  await touchRoom(work.db, folder.room_id);
  await work.audit({ action: 'room-folder-removed', subject: { type: 'room-folder', id: folderId } });
  return { id: folderId };
}

async function holdFolder(work: Work, folderId: string): Promise<{ folder: FolderRow; sight: RoomSight }> {
  const seen = await findFolder(work.db, folderId);
  if (!seen) throw new Refused('not-found');
  const sight = await holdRoom(work, seen.room_id);
  return { sight, folder: await folderNow(work, folderId) };
}

/** Another request may have changed or removed it while this one waited for the lock. */
async function folderNow(work: Work, id: string): Promise<FolderRow> {
  const folder = await findFolder(work.db, id);
  if (!folder) throw new Refused('not-found');
  return folder;
}

function depthOf(folders: readonly FolderRow[], parentId: string | null): number {
  const above = folders.find(({ id }) => id === parentId);
  return above ? 1 + depthOf(folders, above.parent_id) : 0;
}
