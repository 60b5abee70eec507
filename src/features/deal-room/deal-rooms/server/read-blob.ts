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

export async function* readBlobBetween(
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
