import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';

export type ProofTools = {
  files: SealedFiles;
  pictures: Images;
  clock: Pick<Clock, 'newId'>;
  limits: StorageLimits;
};

export function proofKey(id: string): string {
  return `buyer-proofs/${id}.bin`;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
