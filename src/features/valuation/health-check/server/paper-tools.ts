import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';
import type { Scanner } from '#platform/scan/scanner.ts';

/** What papers stand on. `files` encrypts what it keeps; `scanner`: `null` where none is set. */
export type PaperTools = {
  files: SealedFiles;
  pictures: Images;
  scanner: Scanner | null;
  clock: Pick<Clock, 'newId'>;
  limits: StorageLimits;
};

export function paperKey(id: string): string {
  return `check-papers/${id}.bin`;
}

export function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
