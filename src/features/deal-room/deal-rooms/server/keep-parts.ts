import {
  announceFiles,
  holdFiles,
  keepAnnounced,
} from '#features/record/orphaned-files/server/hold-files.ts';
import type { Work } from '#platform/context.ts';
import { partBytes } from '../domain/part-size.ts';
import { insertBlob, insertParts, type PartRow } from './blob-store.ts';
import type { RoomTools } from './room-tools.ts';

/** Parts of a file that are durable and that nothing holds yet. */
export type KeptParts = { roomId: string; blobId: string; parts: PartRow[] };

/** Where a part is kept. Files of a room lie side by side: a folder for each would have to be made durable too. */
export function partKey(
  { roomId, blobId }: Pick<KeptParts, 'roomId' | 'blobId'>,
  number: number,
  newId: () => string,
): string {
  return `rooms/${roomId}/${blobId}-${number}-${newId()}`;
}

/** Keeps bytes in parts while they pass by. What is not held afterwards is swept. */
export async function* keepingParts(
  bytes: AsyncIterable<Uint8Array>,
  kept: KeptParts,
  { clock, db, sealed, limits }: Pick<RoomTools, 'clock' | 'db' | 'sealed' | 'limits'>,
): AsyncGenerator<Buffer> {
  for await (const part of inParts(bytes)) {
    const number = kept.parts.length;
    const key = partKey(kept, number, clock.newId);
    const { roomId, blobId } = kept;
    const file = { key, bytes: part.length, part: number };
    const known = announceFiles(db, [file], { for: { roomId, blobId }, limits, now: clock.now() });
    await sealed.put(key, part, known);
    kept.parts.push({ number, size: part.length, key });
    yield part;
  }
}

/** Says again that parts are about to be held: they are swept an hour after they were last announced. */
export async function stillKeeping(
  { parts }: KeptParts,
  { clock, db }: Pick<RoomTools, 'clock' | 'db'>,
): Promise<void> {
  const keys = parts.map(({ key }) => key);
  if (keys.length > 0) await keepAnnounced(db, keys, clock.now());
}

/** Holds kept parts as one file of a room, if the transaction commits. */
export async function holdParts(
  work: Work,
  { roomId, blobId, parts }: KeptParts,
  of: { size: number; sha256: string },
): Promise<void> {
  await insertBlob(work.db, { id: blobId, room_id: roomId, ...of, created_at: work.now });
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
