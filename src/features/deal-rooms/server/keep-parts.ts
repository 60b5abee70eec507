import { announceFiles } from '#features/loose-files/server/hold-files.ts';
import { partBytes } from '../room-shapes.ts';
import type { PartRow } from './blob-store.ts';
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
