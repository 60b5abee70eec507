import type { AssistantParts } from '#features/conversation/assistant/server/feature.ts';
import type { WaitlistParts } from '#features/conversation/waitlist/server/feature.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import type { AccountParts } from '#features/people/accounts/server/routes.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import type { PreviewImages } from '#http/preview-image.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';
import type { Logger } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Scanner } from '#platform/scan/scanner.ts';
import type { TimeStamper } from '#platform/seal/time-stamper.ts';
import type { Vault } from '#platform/vault.ts';
import type { SiteNoteParts } from '#site/site-notes/server/feature.ts';

/** What the features are made from. */
export type Parts = {
  db: Reader;
  clock: Clock;
  log: Logger;
  vault: Vault;
  /** The file store, which seals what is put into it. */
  files: Files;
  /** The same store, as bytes lie in it: for what seals by itself, with a key of its own. */
  store: Files;
  mailer: Mailer;
  /** Files of deal rooms, sealed before they are stored. */
  sealed: SealedFiles;
  /** How much may be stored. */
  limits: SetLimits;
  /** Looks for malware in what is uploaded. */
  scanner: Scanner | null;
  /** Draws documents as pages. */
  renderer: Renderer;
  /** Makes PDFs of Office files; `null`: there is no LibreOffice. */
  office: OfficeConverter | null;
  /** Reads documents that are not plain text. */
  texts: RoomTexts;
  accounts: AccountParts & { publicUrl: string; popupSecret: Uint8Array; adminsNeedTwoFactor: boolean };
  proxies: SiteNoteParts['proxies'];
  waitlist: WaitlistParts;
  images: PreviewImages;
  pictures: Images;
  /** Any secret of the program's, for keys that are derived from it. */
  secret: Uint8Array;
  ledgerKey: LedgerKey;
  /** Stamps seals; `null` where no server is set. */
  stamper: TimeStamper | null;
  /** A transaction in which the system acts, for jobs. */
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /** What the assistant asks; `null`: it answers by itself. */
  model: AssistantParts['model'];
};
