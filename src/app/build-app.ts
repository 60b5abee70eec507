import type { Pool } from 'pg';
import { brand } from '#content/brand.ts';
import { externalForm } from '#features/conversation/waitlist/server/external-form.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import { documentTexts } from '#features/deal-room/room-views/server/document-texts.ts';
import { notifier } from '#features/inbox/notifications/server/notify.ts';
import { mailTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { createAuth } from '#features/people/accounts/server/auth.ts';
import { chooseIdentity } from '#features/people/accounts/server/choose-identity.ts';
import { knownDevices } from '#features/people/accounts/server/known-devices.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { queueDeliveries } from '#features/people/webhooks/server/queue-deliveries.ts';
import { createLedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { ledgerWriter } from '#features/record/ledger/server/write-acts.ts';
import { writeAudit } from '#features/record/ledger/server/write-audit.ts';
import { createAccessTokens } from '#http/access-tokens.ts';
import { createHealthApp, createHttpApp, type HttpApp, type HttpAppOptions } from '#http/app.ts';
import { type BodyWatch, bodyWatch } from '#http/body-watch.ts';
import { clientOrigins } from '#http/client-origins.ts';
import type { Feature } from '#http/feature.ts';
import { dispatcher } from '#http/listeners.ts';
import type { Pages } from '#http/pages.ts';
import { createPreviewImages } from '#http/preview-image.ts';
import { generalProblems, problemsFrom } from '#http/problems.ts';
import { createLimiter, noLimits } from '#http/rate-limit.ts';
import { type Check, createReadiness } from '#http/readiness.ts';
import type { Stopping } from '#http/server.ts';
import { createApplicationKeys } from '#http/session.ts';
import { type Begin, type Deps, inWork } from '#http/work.ts';
import { system } from '#kernel/actor.ts';
import type { BackupRunner } from '#platform/backup/backup-runner.ts';
import type { Continuous } from '#platform/backup/continuous.ts';
import type { ChatModel } from '#platform/chat/chat-model.ts';
import { type ModelPlace, openAiModel } from '#platform/chat/openai-model.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Reader, Tx, Work } from '#platform/context.ts';
import type { Replica } from '#platform/db/replica.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { DiskSpace } from '#platform/files/disk-space.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import { sealingFiles } from '#platform/files/sealing-files.ts';
import { decodingImages } from '#platform/images/decoding-images.ts';
import type { Images } from '#platform/images/images.ts';
import type { Logger } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { NodeFacts } from '#platform/node-facts.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import type { HashPassword } from '#platform/password-hash.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import { clamd } from '#platform/scan/clamd.ts';
import { httpTimeStamper } from '#platform/seal/time-stamper.ts';
import type { Secrets } from '#platform/secrets.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import { type CurrentBranding, currentBranding } from '#site/branding/server/current-branding.ts';
import { featuresOf } from './features.ts';

/** The infrastructure of the product; tests pass their own. */
export type Ground = {
  config: Pick<
    Config,
    | 'host'
    | 'publicUrl'
    | 'trustedProxies'
    | 'webhookNetworks'
    | 'metricsToken'
    | 'google'
    | 'sso'
    | 'developmentIdentity'
    | 'waitlistUrl'
    | 'timestampUrl'
    | 'clamd'
    | 'rateLimits'
    | 'adminTwoFactor'
    | 'assistant'
    | 'quotas'
    | 'backups'
    | 'databaseUrl'
  > &
    Partial<Pick<Config, 'tls'>>;
  secrets: Secrets;
  pool: Pool;
  db: Reader;
  begin: Begin;
  replica?: Replica | undefined;
  clock: Clock;
  log: Logger;
  node: NodeFacts;
  files: Files;
  disk?: DiskSpace | null;
  mailer: Mailer;
  pictures?: Images;
  renderer?: Renderer;
  office?: OfficeConverter | null;
  pageReader?: PageReader | null;
  texts?: RoomTexts;
  chat?: (place: ModelPlace) => ChatModel;
  hashed?: HashPassword;
  bodies?: BodyWatch;
  metrics: Metrics | null;
  backupRunner: BackupRunner;
  /** `null` where not every change is copied. */
  continuous?: Continuous | null;
  /** Finds the actor of an application key. The people of the demo's story act without a session. */
  authenticate?: Deps['authenticate'];
  enqueue(tx: Tx, job: string, data: Record<string, unknown>): Promise<void>;
  stopping?: Stopping;
  /** Health checks of required services. */
  checks: readonly Check[];
};

export type Product = {
  features: readonly Feature[];
  vault: Vault;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
  branding: CurrentBranding;
  app(pages: Pages | null): HttpApp;
  /** For a worker, which has no API and no pages. */
  healthApp(): HttpApp;
};

/** Wires the product without starting anything. */
export function buildApp(ground: Ground): Product {
  const { config, secrets, pool, db, clock, log } = ground;
  const { publicUrl } = config;
  const vault = createVault({ sealing: secrets.einKey, index: secrets.einIndexKey });
  const { adminTwoFactor: adminsNeedTwoFactor } = config;
  const keys = createApplicationKeys(secrets.tokenKey, clock, { adminsNeedTwoFactor });
  const secret = secrets.authSecret;
  const { identity, mounts } = chooseIdentity({ ...config, secret, clock });
  const tokens = createAccessTokens(secrets.tokenKey, { adminsNeedTwoFactor });
  const auth = createAuth({ pool, secret, publicUrl, identity });
  const origins = clientOrigins({ trustedProxies: config.trustedProxies, log });
  const asSystem: Product['asSystem'] = (run) => inWork(deps, systemFacts(clock), system, run);
  const branding = currentBranding({ db, log });
  const images = createPreviewImages();
  const ledgerKey = createLedgerKey(secrets.ledgerKey);
  const renderer = ground.renderer ?? processRenderer();
  const office = ground.office ?? null;
  const pageReader = ground.pageReader ?? null;
  // One secret seals tax numbers, rooms, agreements and photos: losing it loses all of them.
  const sealing = deriveKey(secrets.einKey, 'agreements and photos');
  const features = featuresOf({
    ...ground,
    store: ground.files,
    files: sealingFiles(ground.files, sealing, log),
    pictures: ground.pictures ?? decodingImages(),
    vault,
    sealed: sealedFiles(ground.files, deriveKey(secrets.einKey, 'deal-room files')),
    limits: { quotas: config.quotas, disk: ground.disk ?? null },
    scanner: config.clamd === null ? null : clamd(config.clamd),
    renderer,
    office,
    pageReader,
    texts:
      ground.texts ?? documentTexts({ renderer, office, pageReader, sheets: threadedSheetReader(), clock }),
    images,
    secret: secrets.tokenKey,
    ledgerKey,
    tokens,
    accounts: {
      auth,
      keys,
      identity,
      devices: knownDevices({ secret: secrets.tokenKey, publicUrl }),
      publicUrl,
      adminsNeedTwoFactor,
      popupSecret: secrets.tokenKey,
      ...(ground.hashed ? { hashed: ground.hashed } : {}),
    },
    sso: config.sso,
    waitlist: { form: config.waitlistUrl === null ? null : externalForm(config.waitlistUrl), publicUrl },
    webhookNetworks: config.webhookNetworks,
    branding,
    proxies: {
      untrusted: origins.untrusted,
      trusts: config.trustedProxies.length > 0,
      expected: publicUrl.startsWith('https:') && !config.tls,
    },
    backups: {
      settings: config.backups,
      embedded: config.databaseUrl === null,
      runner: ground.backupRunner,
      continuous: ground.continuous ?? null,
    },
    stamper: config.timestampUrl === null ? null : httpTimeStamper(config.timestampUrl),
    model: modelOf(ground),
    asSystem,
  });
  const deps: Deps = {
    db,
    begin: ground.begin,
    replica: ground.replica,
    clock,
    authenticate: ground.authenticate ?? ((key, begun) => keys.authenticate(db, key, begun)),
    admitToken: (token, arriving) => tokens.admit(db, token, arriving),
    dealPlaces: new Map(features.flatMap(({ dealPlaces = {} }) => Object.entries(dealPlaces))),
    limiter: config.rateLimits ? createLimiter({ db, secret: secrets.tokenKey, clock }) : noLimits,
    writeAudit,
    writeActs: ledgerWriter(ledgerKey),
    enqueue: ground.enqueue,
    dispatch: dispatcher(features.flatMap(({ listeners = [] }) => listeners)),
    notify: notifier(sendMailToPerson, mailTitlesFor, queueDeliveries),
    problems: problemsFrom([generalProblems, ...features.map(({ problems = {} }) => problems)]),
    stopping: ground.stopping,
    publicUrl,
    log,
  };
  const secure = publicUrl.startsWith('https:');
  const { metrics } = ground;
  const ready = createReadiness(ground.checks, { clock, log });
  const bodies = ground.bodies ?? bodyWatch();
  const { metricsToken } = config;
  const asked = { metrics, metricsToken };
  const answering: Omit<HttpAppOptions, 'features'> = { deps, origins, secure, ready, bodies, ...asked };
  const securityEmail = () => brand.supportEmail;
  return {
    features,
    vault,
    asSystem,
    branding,
    app: (pages) =>
      createHttpApp({ ...answering, features, nodeMounts: mounts, pages, images, securityEmail, branding }),
    healthApp: () => createHealthApp(answering),
  };
}

function modelOf({ config: { assistant }, chat = openAiModel }: Ground) {
  if (!assistant) return null;
  const { model: name, dailyTokens, ...place } = assistant;
  return { chat: chat({ ...place, name }), dailyTokens };
}

function systemFacts(clock: Clock) {
  return {
    requestId: `system-${clock.newId()}`,
    origin: { address: '', userAgent: 'system' },
    now: clock.now(),
  };
}
