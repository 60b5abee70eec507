import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Scanner } from '#platform/scan/scanner.ts';

/**
 * Reads the text of documents other than plain text, page by page, within its own limits of time and memory.
 * `null` if unreadable. `whole`: no page shows more than its text, as a scan does. `later`: what is missing are pages
 * that are pictures, and `settlePictures` is called once they are read.
 */
export type RoomTexts = {
  reads(kind: string): boolean;
  read(document: {
    kind: string;
    size: number;
    /** Accounts take turns when many files wait. */
    whose: string;
    bytes(): AsyncIterable<Buffer>;
  }): Promise<{ pages: readonly string[]; whole: boolean; later: boolean } | null>;
};

export type RoomTools = {
  db: Reader;
  clock: Clock;
  sealed: SealedFiles;
  /** `null`: none is configured, and only the malware test string is detected. */
  scanner: Scanner | null;
  texts: RoomTexts;
  limits: StorageLimits;
};
