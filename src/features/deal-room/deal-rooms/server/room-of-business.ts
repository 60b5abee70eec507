import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type FolderStage, folderStages } from '../domain/rights.ts';
import { addFolder } from './change-folders.ts';
import { findDocument } from './document-store.ts';
import { holdRoom } from './hold-room.ts';
import { type Asking, type RoomShape, sellerSightOf, shapeOf } from './room-sight.ts';
import { openRoomIdsOf } from './room-store.ts';

const mostRooms = 20;

/** The newest open room of a business to which the caller may add files; `null`: there is none. */
export async function roomOfBusiness(asking: Asking, businessId: string): Promise<string | null> {
  for (const id of await openRoomIdsOf(asking.db, businessId, mostRooms))
    if (await isOnSellerSide(asking, id)) return id;
  return null;
}

/** Also false where the room asks this session for a second factor that it has not shown. */
export async function isOnSellerSide(asking: Asking, roomId: string): Promise<boolean> {
  try {
    await sellerSightOf(asking, roomId);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

type Wanted = {
  /** A folder of the index, for what opens from `stage` on. */
  code: string;
  stage: FolderStage;
  /** Of the folder to make in the first folder of that part of the index, if that one opens earlier. */
  name: string;
  /** The document of an earlier version; `null`: there is none. */
  documentId: string | null;
};

/**
 * Where a file that was made here goes: to its earlier version, to its folder of the index, or to one made for it; never to a
 * folder that opens before `stage`. Locks the room. Throws Refused('not-found') for others than the seller’s side,
 * 'room-closed', 'folders-full'.
 */
export async function placeInIndex(
  work: Work,
  roomId: string,
  { code, stage, name, documentId }: Wanted,
): Promise<{ folderId: string; documentId: string | null }> {
  await holdRoom(work, roomId);
  const shape = await shapeOf(work.db, roomId);
  const fits = (folderId: string) => isLateEnough(shape, folderId, stage);
  const earlier = documentId === null ? undefined : await findDocument(work.db, documentId);
  if (earlier?.room_id === roomId && fits(earlier.folder_id))
    return { folderId: earlier.folder_id, documentId: earlier.id };
  const inIndex = shape.folders.find(({ template_code }) => template_code === code);
  if (inIndex && fits(inIndex.id)) return { folderId: inIndex.id, documentId: null };
  const [part = code] = code.split('.');
  const parent = shape.folders.find(({ template_code }) => template_code === part);
  const own = shape.folders.find(
    (folder) => folder.parent_id === (parent?.id ?? null) && folder.name === name && fits(folder.id),
  );
  const folder = own ?? (await addFolder(work, roomId, { parentId: parent?.id ?? null, name, stage }));
  return { folderId: folder.id, documentId: null };
}

function isLateEnough({ stageAt }: RoomShape, folderId: string, stage: FolderStage): boolean {
  return folderStages.indexOf(stageAt(folderId)) >= folderStages.indexOf(stage);
}
