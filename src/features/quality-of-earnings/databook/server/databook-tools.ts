import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import { minutes } from '#kernel/instant.ts';
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
  /** Seals what goes into a deal room. */
  roomFiles: SealedFiles;
  texts: RoomTexts;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

export const makeDatabookJob = 'make-databook';
export const copyDatabookJob = 'copy-databook-to-room';

/** How long a job may show no progress; a stretch of lines takes less than a second. */
export const patience = 10 * minutes;
