import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { most } from '../room-shapes.ts';
import { deleteBlob, finishBlob } from './blob-store.ts';
import {
  type DocumentRow,
  documentNamed,
  findDocument,
  insertDocument,
  insertVersion,
  newestVersion,
} from './document-store.ts';
import type { Examined } from './examine-file.ts';
import { insertFindings } from './findings-store.ts';
import { numbersOf } from './folder-numbers.ts';
import { type FolderRow, foldersOf, insertFolders, nextFolderPlace } from './folder-store.ts';
import { readRoomVersion } from './job-names.ts';
import type { RoomTools } from './room-tools.ts';

export type Destination = {
  roomId: string;
  folderId: string | null;
  /** Folders below, outermost first; made where they are missing. */
  path: readonly string[];
  name: string;
  /** Of which document it is the next version; `null`: of the one with its name in the folder, or of a new one. */
  documentId: string | null;
  createdBy: string | null;
};

/**
 * Makes a complete file a version of a document, staged. The room must be locked. A file of the same name in the same
 * folder is the next version of the document there; the very bytes of its newest version are not kept twice.
 */
export async function placeFile(
  work: Work,
  to: Destination,
  blobId: string,
  examined: Examined,
  { texts }: Pick<RoomTools, 'texts'>,
): Promise<string> {
  const document = await documentFor(work, to);
  const newest = await newestVersion(work.db, document.id);
  if (newest?.sha256 === examined.sha256) {
    await deleteBlob(work.db, blobId);
    return document.id;
  }
  await finishBlob(work.db, blobId, examined.sha256);
  const id = work.newId();
  const waits = examined.findings === null && texts.reads(examined.kind);
  await insertVersion(work.db, {
    id,
    room_id: to.roomId,
    document_id: document.id,
    number: (newest?.number ?? 0) + 1,
    blob_id: blobId,
    file_name: to.name,
    kind: examined.kind,
    size: examined.size,
    sha256: examined.sha256,
    created_at: work.now,
    created_by: to.createdBy,
    personal_data: waits ? 'waiting' : personalDataOf(examined),
  });
  await insertFindings(work.db, id, examined.findings ?? []);
  if (waits) await work.enqueue(readRoomVersion, { versionId: id });
  await work.audit({
    action: 'room-version-added',
    subject: { type: 'room-document', id: document.id },
    detail: { roomId: to.roomId, versionId: id, sha256: examined.sha256 },
  });
  return document.id;
}

function personalDataOf({ findings }: Examined): 'unreadable' | 'found' | 'none' {
  if (findings === null) return 'unreadable';
  return findings.length > 0 ? 'found' : 'none';
}

async function documentFor(work: Work, to: Destination): Promise<DocumentRow> {
  const named = to.documentId === null ? undefined : await findDocument(work.db, to.documentId);
  if (named?.room_id === to.roomId) return named;
  const folderId = await folderFor(work, to);
  const there = await documentNamed(work.db, { folderId, name: to.name });
  if (there) return there;
  return insertDocument(work.db, {
    id: work.newId(),
    room_id: to.roomId,
    folder_id: folderId,
    name: to.name,
    created_at: work.now,
    created_by: to.createdBy,
  });
}

/** The folder at the end of the path; what is missing of it is made. */
async function folderFor(work: Work, { roomId, folderId, path }: Destination): Promise<string> {
  const folders = await foldersOf(work.db, roomId);
  const numbers = numbersOf(folders);
  let at = folders.some(({ id }) => id === folderId) ? folderId : null;
  for (const [depth, step] of path.entries()) {
    const there = childNamed(folders, numbers, at, step);
    if (there) at = there.id;
    else {
      if (folders.length + path.length - depth > most.folders) throw new Refused('folders-full');
      return makeFolders(work, { roomId, parentId: at, names: path.slice(depth) });
    }
  }
  if (at === null) throw new Refused('folder-needed');
  return at;
}

/** By its name, or by the index number that it begins with: `02.01 Annual accounts` is folder 02.01. */
function childNamed(
  folders: readonly FolderRow[],
  numbers: ReadonlyMap<string, string>,
  parentId: string | null,
  step: string,
): FolderRow | undefined {
  const children = folders.filter(({ parent_id }) => parent_id === parentId);
  const number = /^\d\d(?:\.\d\d)*(?=[\s_-]|$)/.exec(step)?.[0];
  return (
    children.find(({ name }) => name.toLowerCase() === step.toLowerCase()) ??
    children.find(({ id }) => number !== undefined && numbers.get(id) === number)
  );
}

async function makeFolders(
  work: Work,
  { roomId, parentId, names }: { roomId: string; parentId: string | null; names: readonly string[] },
): Promise<string> {
  let above = parentId;
  let place = await nextFolderPlace(work.db, roomId, parentId);
  const rows = names.map((name) => {
    const id = work.newId();
    const row = {
      id,
      room_id: roomId,
      parent_id: above,
      place,
      name,
      // At the top nothing is inherited: what nobody thought about opens no earlier than the books do.
      stage: above === null ? 'S4' : null,
      created_at: work.now,
    };
    above = id;
    place = 1;
    return row;
  });
  await insertFolders(work.db, rows);
  const last = rows.at(-1);
  if (!last) throw new Error('no folder to make');
  return last.id;
}
