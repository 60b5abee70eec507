import type { AssistantParts } from '#features/conversation/assistant/server/feature.ts';
import type { WaitlistParts } from '#features/conversation/waitlist/server/feature.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import type { AccountParts } from '#features/people/accounts/server/routes.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import type { AccessTokens } from '#http/access-tokens.ts';
import type { PreviewImages } from '#http/preview-image.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';
import type { Logger } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { NodeFacts } from '#platform/node-facts.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Scanner } from '#platform/scan/scanner.ts';
import type { TimeStamper } from '#platform/seal/time-stamper.ts';
import type { SsoSettings } from '#platform/sso-settings.ts';
import type { Vault } from '#platform/vault.ts';
import type { BackupTools } from '#site/backups/server/backup-tools.ts';
import type { CurrentBranding } from '#site/branding/server/current-branding.ts';
import type { SiteNoteParts } from '#site/site-notes/server/feature.ts';

export type Parts = {
  db: Reader;
  clock: Clock;
  log: Logger;
  vault: Vault;
  /** Encrypts every file. */
  files: Files;
  node: NodeFacts;
  /** The same store without encryption, for callers that encrypt with a key of their own. */
  store: Files;
  mailer: Mailer;
  sealed: SealedFiles;
  limits: SetLimits;
  scanner: Scanner | null;
  renderer: Renderer;
  /** `null` without LibreOffice. */
  office: OfficeConverter | null;
  /** `null` if pictures are not read. */
  pageReader: PageReader | null;
  texts: RoomTexts;
  accounts: AccountParts & { publicUrl: string; popupSecret: Uint8Array; adminsNeedTwoFactor: boolean };
  tokens: AccessTokens;
  branding: CurrentBranding;
  backups: Pick<BackupTools, 'settings' | 'embedded' | 'continuous' | 'runner'>;
  proxies: SiteNoteParts['proxies'];
  /** Private networks to which webhooks may lead. */
  webhookNetworks: readonly string[];
  sso: SsoSettings | null;
  waitlist: WaitlistParts;
  images: PreviewImages;
  pictures: Images;
  /** Input for derived keys. */
  secret: Uint8Array;
  ledgerKey: LedgerKey;
  /** `null` if no timestamp server is set. */
  stamper: TimeStamper | null;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /** `null`: the assistant answers without a language model. */
  model: AssistantParts['model'];
};
