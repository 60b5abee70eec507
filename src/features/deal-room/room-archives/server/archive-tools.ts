import type { ArchivePart } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';

export type ArchiveTools = {
  db: Reader;
  clock: Clock;
  sealed: SealedFiles;
  limits: StorageLimits;
  ledgerKey: LedgerKey;
  archiveParts: readonly ArchivePart[];
  /** Writes acts that the ledger's witness has buffered. */
  settle(): Promise<void>;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};
