import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import { type PartRow, partsOf } from './blob-store.ts';

/**
 * The bytes of a file, part after part (8 MiB at most): no more than one is in memory. Throws
 * Refused('storage-unavailable') when the store has lost one, and an error when one was changed.
 */
export async function* readBlob(
  db: Reader,
  sealed: SealedFiles,
  blobId: string,
): AsyncGenerator<Buffer, void, undefined> {
  yield* readParts(sealed, await partsOf(db, blobId));
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
