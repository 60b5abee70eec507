import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { Images } from '#platform/images/images.ts';
import type { Scanner } from '#platform/scan/scanner.ts';
import type { Quotas } from '#platform/storage-settings.ts';

/** What papers stand on. `files` encrypts what it keeps; `scanner`: `null` where none is set. */
export type PaperTools = {
  files: SealedFiles;
  pictures: Images;
  scanner: Scanner | null;
  clock: Pick<Clock, 'newId'>;
  quotas: Quotas;
};

export function paperKey(id: string): string {
  return `check-papers/${id}.bin`;
}

export function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
