import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import { type PartRow, partsOf } from './blob-store.ts';

/** Streams a file with one part (8 MiB) in memory. Throws Refused('storage-unavailable') if one is missing. */
export async function* readBlob(
  db: Reader,
  sealed: SealedFiles,
  blobId: string,
): AsyncGenerator<Buffer, void, undefined> {
  yield* readParts(sealed, await partsOf(db, blobId));
}

async function* readBlobBetween(
  db: Reader,
  sealed: SealedFiles,
  blobId: string,
  { from, until }: { from: number; until: number },
): AsyncGenerator<Buffer, void, undefined> {
  let at = 0;
  for (const part of await partsOf(db, blobId)) {
    const [begins, ends] = [at, at + part.size];
    at = ends;
    if (ends <= from || begins >= until) continue;
    for await (const bytes of readParts(sealed, [part]))
      yield bytes.subarray(Math.max(from - begins, 0), Math.min(until, ends) - begins);
  }
}

/** Bytes of a stored file, the first ones read before it resolves: a file that cannot be read is refused here. */
export async function openBlob(
  db: Reader,
  sealed: SealedFiles,
  blobId: string,
  range: { from: number; until: number },
): Promise<AsyncGenerator<Buffer, void, undefined>> {
  const pieces = readBlobBetween(db, sealed, blobId, range);
  const first = await pieces.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* pieces;
  })();
}

export async function* readParts(
  sealed: SealedFiles,
  parts: readonly PartRow[],
): AsyncGenerator<Buffer, void, undefined> {
  for (const { key } of parts) {
    const bytes = await sealed.get(key);
    if (bytes === null) throw new Refused('storage-unavailable');
    yield bytes;
  }
}
