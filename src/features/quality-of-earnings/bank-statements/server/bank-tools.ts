import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Scanner } from '#platform/scan/scanner.ts';

export type BankTools = {
  db: Reader;
  clock: Clock;
  /** Seals with a key of its own. */
  sealed: SealedFiles;
  /** `null`: none is configured, and only the malware test string is detected. */
  scanner: Scanner | null;
  limits: StorageLimits;
  renderer: Renderer;
  /** `null`: pictures are not read here, and scans are refused. */
  pageReader: PageReader | null;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

export const readScannedStatement = 'read-scanned-statement';
