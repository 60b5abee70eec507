import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { extensionOf } from '#platform/files/file-name.ts';
import { signedIn } from '#platform/signed-in.ts';
import { countDocuments, documentNames } from './document-store.ts';
import { findFolder } from './folder-store.ts';
import { holdRoom } from './hold-room.ts';
import { insertBlobs, insertUploads } from './upload-store.ts';

type Announced = {
  path: string[];
  name: string;
  size: number;
  documentId?: string | undefined;
  unpack: boolean;
};

/** The most documents in a room: all of it is looked at when somebody asks what they may see. */
export const mostDocuments = 10_000;

/** Gives every file an id under which its bytes are sent. What could never be taken is told now, file by file. */
export async function announceUploads(
  work: Work,
  roomId: string,
  { folderId, files }: { folderId: string | null; files: readonly Announced[] },
) {
  await holdRoom(work, roomId);
  await refuseDestination(work, roomId, folderId, files);
  if ((await countDocuments(work.db, roomId)) + files.length > mostDocuments) throw new Refused('room-full');
  const createdBy = signedIn(work.actor).personId;
  const rows = files.map((file) => {
    const refusal = file.size === 0 ? ('file-empty' as const) : null;
    return {
      id: work.newId(),
      room_id: roomId,
      folder_id: folderId,
      document_id: file.documentId ?? null,
      path: file.path.map(clean),
      name: clean(file.name),
      size: file.size,
      kind:
        file.unpack && !file.documentId && extensionOf(file.name) === 'zip'
          ? ('zip' as const)
          : ('file' as const),
      status: refusal ? ('refused' as const) : ('receiving' as const),
      refusal,
      blob_id: refusal ? null : work.newId(),
      created_by: createdBy,
      created_at: work.now,
      touched_at: work.now,
    };
  });
  await insertBlobs(
    work.db,
    rows.flatMap(({ blob_id, size }) =>
      blob_id === null ? [] : [{ id: blob_id, room_id: roomId, size, created_at: work.now }],
    ),
  );
  await insertUploads(work.db, rows);
  await work.audit({
    action: 'room-uploads-announced',
    subject: { type: 'deal-room', id: roomId },
    detail: { files: files.length },
  });
  return { items: rows.map(({ id, kind, status }) => ({ id, kind, status })) };
}

async function refuseDestination(
  work: Work,
  roomId: string,
  folderId: string | null,
  files: readonly Announced[],
): Promise<void> {
  const folder = folderId === null ? null : await findFolder(work.db, folderId);
  if (folderId !== null && folder?.room_id !== roomId) throw new Refused('no-such-target');
  if (folder?.not_applicable) throw new Refused('folder-not-applicable');
  if (folderId === null && files.some(({ path, documentId }) => path.length === 0 && !documentId))
    throw new Refused('folder-needed');
  const documents = files.flatMap(({ documentId }) => (documentId ? [documentId] : []));
  const known = await documentNames(work.db, roomId, documents);
  if (documents.some((id) => !known.has(id))) throw new Refused('no-such-target');
}

/** Half a surrogate pair and a NUL cannot be stored; everything else is shown as it was given. */
function clean(name: string): string {
  return name.toWellFormed().replaceAll('\0', '\u{fffd}');
}
