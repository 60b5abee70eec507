import { refuseOverQuota } from '#features/record/orphaned-files/server/hold-files.ts';
import { days, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { extensionOf } from '#platform/files/file-name.ts';
import { signedIn } from '#platform/signed-in.ts';
import { mostDocuments, mostUploads } from '../room-shapes.ts';
import { countDocuments, documentNames, namesTaken, takePlaces } from './document-store.ts';
import { findFolder } from './folder-store.ts';
import { foldersFor } from './folders-for.ts';
import { holdRoom } from './hold-room.ts';
import type { RoomTools } from './room-tools.ts';
import { countUnsettled, insertBlobs, insertUploads, sameUploads } from './upload-store.ts';
import { kindOf, storedStatus } from './upload-views.ts';

type Announced = {
  path: string[];
  name: string;
  size: number;
  documentId?: string | undefined;
  unpack: boolean;
  modifiedAt?: string | undefined;
};

export async function announceUploads(
  work: Work,
  roomId: string,
  { folderId, files }: { folderId: string | null; files: readonly Announced[] },
  { limits }: Pick<RoomTools, 'limits'>,
) {
  await holdRoom(work, roomId);
  await refuseDestination(work, roomId, folderId, files);
  if ((await countDocuments(work.db, roomId)) + files.length > mostDocuments) throw new Refused('room-full');
  const createdBy = signedIn(work.actor).personId;
  const known = await uploadsKnown(work, { roomId, folderId, createdBy }, files);
  const fresh = files.filter((_file, at) => known[at] === null);
  const rows = await newUploads(work, { roomId, folderId, createdBy }, fresh);
  const coming = fresh.filter(({ size }) => size > 0);
  const bytes = coming.reduce((sum, { size }) => sum + size, 0);
  await refuseOverQuota(work, { roomId, bytes, files: coming.length, limits });
  if ((await countUnsettled(work.db, roomId)) + rows.length > mostUploads)
    throw new Refused('too-many-uploads');
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
    detail: { files: fresh.length, known: files.length - fresh.length },
  });
  const added = rows.map(({ id, kind, status }) => ({ id, kind, status, received: 0 }));
  return { items: known.map((one) => one ?? added.shift() ?? fail()) };
}

function fail(): never {
  throw new Error('a file was neither known nor added');
}

type Destination = { roomId: string; folderId: string | null; createdBy: string };

async function newUploads(work: Work, to: Destination, files: readonly Announced[]) {
  const places = await placesFor(work, to, files);
  return files.map((file, at) => {
    const refusal = file.size === 0 ? ('file-empty' as const) : null;
    return {
      id: work.newId(),
      room_id: to.roomId,
      folder_id: to.folderId,
      document_id: file.documentId ?? null,
      path: file.path.map(clean),
      name: clean(file.name),
      size: file.size,
      kind: isArchive(file) ? ('zip' as const) : ('file' as const),
      status: refusal ? ('refused' as const) : ('receiving' as const),
      refusal,
      blob_id: refusal ? null : work.newId(),
      target_folder_id: places[at]?.folderId ?? null,
      place: places[at]?.place ?? null,
      modified_at: file.modifiedAt === undefined ? null : new Date(file.modifiedAt),
      created_by: to.createdBy,
      created_at: work.now,
      touched_at: work.now,
    };
  });
}

function isArchive(file: Announced): boolean {
  return file.unpack && !file.documentId && extensionOf(file.name) === 'zip';
}

/**
 * Creates the folder and takes the number of each file now, in the order of the announcement: files may
 * arrive in any order. A file whose name the folder already has becomes a version and needs no number.
 */
async function placesFor(work: Work, to: Destination, files: readonly Announced[]) {
  const lies = files.map((file) => !isArchive(file) && !file.documentId && file.size > 0);
  const paths = files.flatMap((file, at) => (lies[at] ? [file.path.map(clean)] : []));
  const folders = await foldersFor(work, to, paths);
  const wanted = files.map((file, at) => {
    const folderId = lies[at] ? (folders.shift() ?? null) : null;
    return folderId === null ? null : { folderId, name: clean(file.name) };
  });
  const taken = await namesTaken(
    work.db,
    wanted.flatMap((one) => one ?? []),
  );
  const counts = new Map<string, number>();
  const numbered = wanted.map((one) => {
    if (one === null) return null;
    const key = `${one.folderId} ${one.name.toLowerCase()}`;
    if (taken.has(key)) return { folderId: one.folderId, nth: null };
    taken.add(key);
    const nth = (counts.get(one.folderId) ?? 0) + 1;
    counts.set(one.folderId, nth);
    return { folderId: one.folderId, nth };
  });
  const last = await takePlaces(work.db, counts);
  return numbered.map((one) => {
    if (one === null || one.nth === null) return one && { folderId: one.folderId, place: null };
    const first = (last.get(one.folderId) ?? 0) - (counts.get(one.folderId) ?? 0);
    return { folderId: one.folderId, place: first + one.nth };
  });
}

const remembered = 1 * days;

/** Finds the uploads to resume when the same person announces the same files again, after a reload. */
async function uploadsKnown(work: Work, to: Destination, files: readonly Announced[]) {
  const names = files.flatMap((file) => (file.modifiedAt === undefined ? [] : [clean(file.name)]));
  const rows =
    names.length === 0
      ? []
      : await sameUploads(work.db, { ...to, names, since: shift(work.now, -remembered) });
  const byFile = Map.groupBy(rows, (row) => keyOf(row.path, row.name, Number(row.size), row.modified_at));
  return files.map((file) => {
    if (file.modifiedAt === undefined || file.documentId) return null;
    const key = keyOf(file.path.map(clean), clean(file.name), file.size, new Date(file.modifiedAt));
    const row = byFile.get(key)?.shift();
    return row
      ? { id: row.id, kind: kindOf(row), status: storedStatus(row.status), received: Number(row.received) }
      : null;
  });
}

function keyOf(path: readonly string[], name: string, size: number, modifiedAt: Date | null): string {
  return JSON.stringify([path, name, size, modifiedAt?.getTime() ?? null]);
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

/** PostgreSQL cannot store lone surrogates and NUL. */
function clean(name: string): string {
  return name.toWellFormed().replaceAll('\0', '\u{fffd}');
}
