import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';

export type DatabookTools = {
  db: Reader;
  clock: Clock;
  /** Seals with a key of its own. */
  sealed: SealedFiles;
  limits: StorageLimits;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

export const makeDatabookJob = 'make-databook';
