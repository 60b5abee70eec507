import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { deleteBlob } from './blob-store.ts';
import {
  type DocumentRow,
  documentNamed,
  insertDocument,
  insertVersion,
  lockDocument,
  lockName,
  newestVersion,
  takePlaces,
} from './document-store.ts';
import type { Examined } from './examine-file.ts';
import { insertFindings } from './findings-store.ts';
import { foldersFor } from './folders-for.ts';
import { readRoomVersion } from './job-names.ts';
import type { RoomTools } from './room-tools.ts';

export type Destination = {
  roomId: string;
  folderId: string | null;
  path: readonly string[];
  /** The folder was found in this transaction, and the file goes directly into it. */
  found?: boolean;
  name: string;
  /** Gets the file as its next version. `null`: the document of that name in the folder, or a new one. */
  documentId: string | null;
  /** The number taken at the announcement; otherwise the next one. */
  place?: number | null;
  createdBy: string | null;
};

/**
 * Stores a complete file as a draft version. The room must be locked; a shared lock is enough if the folder
 * exists, so that files completing together do not wait for each other. A file of an existing name becomes
 * the next version of that document, and bytes equal to the newest version are not stored again.
 */
export async function placeFile(
  work: Work,
  to: Destination,
  blobId: string,
  examined: Examined,
  { texts }: Pick<RoomTools, 'texts'>,
): Promise<string> {
  const { document, fresh } = await documentFor(work, to);
  const newest = fresh ? undefined : await newestVersion(work.db, document.id);
  if (newest?.sha256 === examined.sha256) {
    await deleteBlob(work.db, blobId);
    return document.id;
  }
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
  await work.emit({ kind: 'room-version-added', versionId: id, fileKind: examined.kind });
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

async function documentFor(work: Work, to: Destination): Promise<{ document: DocumentRow; fresh: boolean }> {
  const named = to.documentId === null ? undefined : await lockDocument(work.db, to.documentId);
  if (named?.room_id === to.roomId) return { document: named, fresh: false };
  const [folderId] = to.found ? [to.folderId] : await foldersFor(work, to, [to.path]);
  if (!folderId) throw new Refused('folder-needed');
  await lockName(work.db, { folderId, name: to.name });
  const found = await documentNamed(work.db, { folderId, name: to.name });
  const there = found && (await lockDocument(work.db, found.id));
  if (there) return { document: there, fresh: false };
  const document = await insertDocument(work.db, {
    id: work.newId(),
    room_id: to.roomId,
    folder_id: folderId,
    name: to.name,
    place: to.place ?? (await nextPlace(work, folderId)),
    created_at: work.now,
    created_by: to.createdBy,
  });
  return { document, fresh: true };
}

async function nextPlace({ db }: Work, folderId: string): Promise<number> {
  const place = (await takePlaces(db, new Map([[folderId, 1]]))).get(folderId);
  if (place === undefined) throw new Error('the folder is locked and gone');
  return place;
}
