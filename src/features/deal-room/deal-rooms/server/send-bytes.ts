import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { Uploaded } from '#wire/upload.ts';
import { leastPart, partBytes } from '../domain/part-size.ts';
import { deleteBlob, insertPart, nextPartNumber, type PartRow, partsOf } from './blob-store.ts';
import { type Examined, examineFile } from './examine-file.ts';
import { findFolder } from './folder-store.ts';
import { refuseClosed } from './hold-room.ts';
import { unpackRoomZip } from './job-names.ts';
import { partKey } from './keep-parts.ts';
import { placeFile } from './place-file.ts';
import { readParts } from './read-blob.ts';
import { sellerSightOf } from './room-sight.ts';
import { lockRoom, shareRoom } from './room-store.ts';
import type { RoomTools } from './room-tools.ts';
import { findUpload, lockUpload, type UploadRow, updateUpload } from './upload-store.ts';
import { viewOfUpload } from './upload-views.ts';

type Input = { params: { id: string }; query: { offset: number }; upload: Uploaded };
/** `placed`: the folder existed when the file was announced. */
type Sent = { roomId: string; placed: boolean; part: PartRow; complete: Examined | null };

/**
 * Before the transaction, makes the bytes durable under a new name that nothing references yet. The last part
 * also triggers the examination of the file. After a crash the sender repeats the part.
 */
export async function keepBytes(
  reading: Reading,
  { params, query, upload }: Input,
  { clock, scanner, sealed, limits }: RoomTools,
): Promise<Sent> {
  const row = await findUpload(reading.db, params.id);
  if (!row?.blob_id) throw new Refused(row ? 'upload-over' : 'not-found');
  refuseClosed((await sellerSightOf(reading, row.room_id)).room);
  refuseUnlessNext(row, query.offset, upload.bytes.byteLength);
  // Valid only while the offset is the next one, which is checked again with the upload locked.
  const number = query.offset === 0 ? 0 : await nextPartNumber(reading.db, row.blob_id);
  const key = partKey({ roomId: row.room_id, blobId: row.blob_id }, number, clock.newId);
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  const known = announceFiles(reading.db, [{ key, bytes: bytes.byteLength, part: number }], {
    for: { roomId: row.room_id, blobId: row.blob_id },
    limits,
    now: reading.now,
  });
  const kept = sealed.put(key, bytes, known);
  // The examination runs while the disk writes. The first failure is reported, and nothing is acknowledged.
  kept.catch(() => undefined);
  const part = { number, size: bytes.byteLength, key };
  const last = query.offset + bytes.byteLength === Number(row.size);
  const complete = last
    ? await examineFile(
        wholeFile(sealed, query.offset > 0 ? await partsOf(reading.db, row.blob_id) : [], bytes),
        {
          name: row.name,
          size: Number(row.size),
          scanner,
        },
      )
    : null;
  await kept;
  upload.release?.();
  const placed = row.target_folder_id !== null && row.kind === 'file';
  return { roomId: row.room_id, placed, part, complete };
}

export async function acceptBytes(work: Work, { params, query }: Input, sent: Sent, tools: RoomTools) {
  // Lock order: room, then upload. Otherwise two files that complete together could deadlock.
  if (sent.complete) await (sent.placed ? shareRoom : lockRoom)(work.db, sent.roomId);
  refuseClosed((await sellerSightOf(work, sent.roomId)).room);
  const row = await lockUpload(work.db, params.id);
  if (!row?.blob_id) throw new Refused(row ? 'upload-over' : 'not-found');
  refuseUnlessNext(row, query.offset, sent.part.size);
  await holdFiles(work, [sent.part.key]);
  await insertPart(work.db, row.blob_id, sent.part);
  const received = query.offset + sent.part.size;
  const done = sent.complete ? await complete(work, row, row.blob_id, sent.complete, tools) : {};
  return viewOfUpload(await updateUpload(work.db, row.id, { received, touched_at: work.now, ...done }));
}

async function complete(work: Work, row: UploadRow, blobId: string, examined: Examined, tools: RoomTools) {
  if (examined.refusal !== null) {
    await deleteBlob(work.db, blobId);
    await work.enqueue(removeOrphanedFiles, {});
    await work.audit({
      action: 'room-file-refused',
      subject: { type: 'deal-room', id: row.room_id },
      detail: { refusal: examined.refusal },
    });
    return { status: 'refused' as const, refusal: examined.refusal };
  }
  if (row.kind === 'zip' && examined.kind === 'zip') {
    await work.enqueue(unpackRoomZip, { uploadId: row.id });
    return { status: 'unpacking' as const };
  }
  const target = row.target_folder_id === null ? undefined : await findFolder(work.db, row.target_folder_id);
  // The folder was just removed: only one request may create it again.
  if (row.target_folder_id !== null && !target) await lockRoom(work.db, row.room_id);
  const to = {
    roomId: row.room_id,
    // If the folder was removed it is created again, and the file gets a new number.
    ...(target
      ? { folderId: target.id, path: [], found: true, place: row.place }
      : { folderId: row.folder_id, path: row.path }),
    name: row.name,
    documentId: row.document_id,
    createdBy: row.created_by,
  };
  const documentId = await placeFile(work, to, blobId, examined, tools);
  return { status: 'done' as const, document_id: documentId };
}

/** Parts arrive in order and in any size: the upload stores only the number of bytes received. */
function refuseUnlessNext(row: UploadRow, offset: number, size: number): void {
  if (row.status !== 'receiving') throw new Refused('upload-over', { received: Number(row.received) });
  if (offset !== Number(row.received)) throw new Refused('upload-offset', { received: Number(row.received) });
  const whole = Number(row.size);
  const rest = whole - offset;
  const least = Math.min(leastPart(whole), rest);
  if (size < least || size > rest) throw new Refused('part-size', { least, most: Math.min(partBytes, rest) });
}

async function* wholeFile(sealed: RoomTools['sealed'], before: readonly PartRow[], last: Buffer) {
  yield* readParts(sealed, before);
  yield last;
}
