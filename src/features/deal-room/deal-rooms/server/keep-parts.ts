import {
  announceFiles,
  holdFiles,
  keepAnnounced,
} from '#features/record/orphaned-files/server/hold-files.ts';
import type { Work } from '#platform/context.ts';
import { inParts } from '#platform/files/in-parts.ts';
import { partBytes } from '../domain/part-size.ts';
import { insertBlob, insertParts, type PartRow } from './blob-store.ts';
import type { RoomTools } from './room-tools.ts';

/** Parts that are durable but not yet referenced. */
export type KeptParts = { roomId: string; blobId: string; parts: PartRow[] };

/** Parts of a room share one directory: each further directory would have to be synced as well. */
export function partKey(
  { roomId, blobId }: Pick<KeptParts, 'roomId' | 'blobId'>,
  number: number,
  newId: () => string,
): string {
  return `rooms/${roomId}/${blobId}-${number}-${newId()}`;
}

/** Stores bytes in parts as they pass through. Parts that are never referenced are swept. */
export async function* keepingParts(
  bytes: AsyncIterable<Uint8Array>,
  kept: KeptParts,
  { clock, db, sealed, limits }: Pick<RoomTools, 'clock' | 'db' | 'sealed' | 'limits'>,
): AsyncGenerator<Buffer> {
  for await (const part of inParts(bytes, partBytes)) {
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

/** Renews the announcement of the parts: unreferenced ones are swept after an hour. */
export async function stillKeeping(
  { parts }: KeptParts,
  { clock, db }: Pick<RoomTools, 'clock' | 'db'>,
): Promise<void> {
  const keys = parts.map(({ key }) => key);
  if (keys.length > 0) await keepAnnounced(db, keys, clock.now());
}

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
