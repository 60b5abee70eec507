import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Scanner } from '#platform/scan/scanner.ts';

/**
 * Reads the text of documents that are not plain text. `read` gives it page by page, and `null` where it cannot be
 * read; it bounds its own time and memory. `whole`: no page shows more than its text, as a scan does.
 */
export type RoomTexts = {
  reads(kind: string): boolean;
  read(document: {
    kind: string;
    size: number;
    /** The account that it is read for; where many wait, accounts take turns. */
    whose: string;
    bytes(): AsyncIterable<Buffer>;
  }): Promise<{ pages: readonly string[]; whole: boolean } | null>;
};

/** What the rooms stand on. */
export type RoomTools = {
  db: Reader;
  clock: Clock;
  sealed: SealedFiles;
  /** A scanner for malware beside the test string that is always looked for; `null`: none is configured. */
  scanner: Scanner | null;
  texts: RoomTexts;
  limits: StorageLimits;
};
