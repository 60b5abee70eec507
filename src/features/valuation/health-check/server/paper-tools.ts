import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';
import type { Scanner } from '#platform/scan/scanner.ts';

/** `files` encrypts what it stores; `scanner` is `null` if none is configured. */
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
