import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Witness, Work } from '#platform/context.ts';
import type { FairShares } from '#platform/fair-shares.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Logger } from '#platform/log.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { LookCounter } from './look-counter.ts';
import type { ViewCodes } from './view-codes.ts';

export type RoomViewTools = {
  db: Reader;
  clock: Clock;
  log: Logger;
  renderer: Renderer;
  sealed: SealedFiles;
  /** `null` without a converter: Office files can only be downloaded. */
  office: OfficeConverter | null;
  /** `null` if pictures are not read. */
  pageReader: PageReader | null;
  texts: RoomTexts;
  limits: StorageLimits;
  witness: Witness;
  looks: LookCounter;
  codes: ViewCodes;
  shares: FairShares;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};
