import { announceFiles, holdFiles } from '#features/loose-files/server/hold-files.ts';
import type { Work } from '#platform/context.ts';
import { partBytes } from '../room-shapes.ts';
import { insertBlob, insertParts, type PartRow } from './blob-store.ts';
import type { RoomTools } from './room-tools.ts';

/** Parts of a file that are durable and that nothing holds yet. */
export type KeptParts = { blobId: string; parts: PartRow[] };

/** Keeps bytes in parts while they pass by. What is not held afterwards is swept. */
export async function* keepingParts(
  bytes: AsyncIterable<Uint8Array>,
  { blobId, parts }: KeptParts,
  { clock, db, sealed }: Pick<RoomTools, 'clock' | 'db' | 'sealed'>,
): AsyncGenerator<Buffer> {
  for await (const part of inParts(bytes)) {
    const key = `rooms/${blobId}/${parts.length}-${clock.newId()}`;
    await announceFiles(db, [key], clock.now());
    await sealed.put(key, part);
    parts.push({ number: parts.length, size: part.length, key });
    yield part;
  }
}

/** Says again that parts are about to be held: they are swept an hour after they were last announced. */
export async function stillKeeping(
  { parts }: KeptParts,
  { clock, db }: Pick<RoomTools, 'clock' | 'db'>,
): Promise<void> {
  const keys = parts.map(({ key }) => key);
  if (keys.length > 0) await announceFiles(db, keys, clock.now());
}

/** Holds kept parts as one file of a room, if the transaction commits. */
export async function holdParts(
  work: Work,
  { blobId, parts }: KeptParts,
  of: { roomId: string; size: number; sha256: string },
): Promise<void> {
  const { roomId: room_id, size, sha256 } = of;
  await insertBlob(work.db, { id: blobId, room_id, size, sha256, created_at: work.now });
  await holdFiles(
    work,
    parts.map(({ key }) => key),
  );
  await insertParts(work.db, blobId, parts);
}

/** The same bytes in pieces of a part's size. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    let rest = piece;
    while (size + rest.length >= partBytes) {
      const fits = partBytes - size;
      yield Buffer.concat([...pieces, rest.subarray(0, fits)]);
      rest = rest.subarray(fits);
      pieces = [];
      size = 0;
    }
    if (rest.length > 0) pieces.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
