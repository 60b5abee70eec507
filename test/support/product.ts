import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type Product } from '#app/build-app.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import type { HttpApp } from '#http/app.ts';
import type { BodyWatch } from '#http/body-watch.ts';
import type { Feature } from '#http/feature.ts';
import type { Pages } from '#http/pages.ts';
import type { Check } from '#http/readiness.ts';
import type { Role } from '#kernel/actor.ts';
import type { BackupRunner } from '#platform/backup/backup-runner.ts';
import type { Continuous } from '#platform/backup/continuous.ts';
import type { ChatModel } from '#platform/chat/chat-model.ts';
import type { ModelPlace } from '#platform/chat/openai-model.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { beginsOn } from '#platform/db/begin.ts';
import type { Replica } from '#platform/db/replica.ts';
import type { DiskSpace } from '#platform/files/disk-space.ts';
import type { Files } from '#platform/files/files.ts';
import { outboxMailer } from '#platform/mail/outbox-mailer.ts';
import { createMetrics } from '#platform/metrics.ts';
import { bareNode, type NodeFacts } from '#platform/node-facts.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Quotas } from '#platform/storage-settings.ts';
import { callerOf } from './caller.ts';
import { type CapturedLog, capturedLog } from './captured-log.ts';
import type { CopiedDatabase } from './copied-database.ts';
import { markedFiles } from './marked-files.ts';
import { quickHash } from './quick-hash.ts';
import { rehearsals } from './rehearsal.ts';
import { type StandingClock, standingClock } from './standing-clock.ts';

export type TestProduct = {
  product: Product;
  app: HttpApp;
  call: ReturnType<typeof callerOf>;
  rehearse: ReturnType<typeof rehearsals>['rehearse'];
  clock: StandingClock;
  log: CapturedLog;
  files: Files;
  /** What it has on disk: its files, if it has no other store. */
  folder: string;
  /** The folder of its backups, which need not exist. */
  backupFolder: string;
  database: CopiedDatabase;
  secrets: Secrets;
  queued: { job: string; data: Record<string, unknown> }[];
  runJobs(): Promise<void>;
  runJob(name: string): Promise<void>;
  grant(personId: string, role: Role): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type TestProductOptions = {
  rateLimits?: boolean;
  adminTwoFactor?: boolean;
  publicUrl?: string;
  trustedProxies?: readonly string[];
  webhookNetworks?: readonly string[];
  google?: { clientId: string; clientSecret: string } | null;
  sso?: Config['sso'];
  /** Needs an origin that answers: the development identity provider is a page of it. */
  developmentIdentity?: boolean;
  waitlistUrl?: string | null;
  timestampUrl?: string | null;
  clamd?: { host: string; port: number } | null;
  office?: OfficeConverter;
  pageReader?: PageReader;
  texts?: RoomTexts;
  assistant?: Config['assistant'];
  chat?: (place: ModelPlace) => ChatModel;
  pages?: Pages | null;
  quotas?: Partial<Quotas>;
  backups?: Partial<Config['backups']>;
  databaseUrl?: string | null;
  backupRunner?: BackupRunner;
  continuous?: Continuous;
  disk?: DiskSpace | null;
  replica?: Replica | undefined;
  node?: Partial<NodeFacts>;
  checks?: readonly Check[];
  strongPasswords?: boolean;
  /** To share the secrets of another product on the same database. */
  secrets?: Secrets;
  clock?: StandingClock;
  /** Stands in for the file store, or for one that fails. */
  files?: Files;
  /** A folder of files to begin with a copy of. */
  begunFiles?: string;
  bodies?: BodyWatch;
  plant?: (feature: Feature) => Partial<Feature>;
};

/** The whole product as it is put together for real, on a database of its own, without a socket. */
export async function testProduct(
  database: CopiedDatabase,
  {
    rateLimits = false,
    adminTwoFactor = false,
    publicUrl = 'http://localhost:3000',
    trustedProxies = [],
    webhookNetworks = [],
    google = null,
    sso = null,
    developmentIdentity = false,
    waitlistUrl = null,
    timestampUrl = null,
    clamd = null,
    office,
    pageReader,
    texts,
    assistant = null,
    chat,
    pages = null,
    strongPasswords = false,
    secrets = madeUp(),
    clock = standingClock(),
    files,
    begunFiles,
    bodies,
    quotas = {},
    backups = {},
    databaseUrl = null,
    continuous,
    backupRunner = { run: async () => {}, stop: async () => {} },
    disk = null,
    replica,
    node = {},
    checks = [],
    plant,
  }: TestProductOptions = {},
): Promise<TestProduct> {
  const log = capturedLog();
  const folder = await mkdtemp(join(tmpdir(), 'cairn-product-'));
  if (begunFiles) await cp(begunFiles, folder, { recursive: true });
  const queued: TestProduct['queued'] = [];
  const renderer = processRenderer();
  const { pool, db } = database;
  const { begin, rehearse } = rehearsals(beginsOn(db));
  const store = files ?? (await markedFiles(folder, { now: clock.now(), log: log.log }));
  const { folder: backupFolder = join(folder, 'backups') } = backups;
  const product = buildApp({
    config: {
      host: '127.0.0.1',
      publicUrl,
      trustedProxies,
      webhookNetworks,
      metricsToken: null,
      google,
      sso,
      developmentIdentity,
      waitlistUrl,
      timestampUrl,
      clamd,
      rateLimits,
      adminTwoFactor,
      assistant,
      quotas: { ...readConfig({}).quotas, ...quotas },
      backups: { ...readConfig({}).backups, folder: backupFolder, ...backups },
      databaseUrl,
    },
    secrets,
    pool,
    db,
    begin,
    clock,
    log: log.log,
    node: { ...bareNode(clock.now()), ...node },
    files: store,
    mailer: outboxMailer(),
    renderer,
    ...(office ? { office } : {}),
    ...(pageReader ? { pageReader } : {}),
    ...(texts ? { texts } : {}),
    ...(chat ? { chat } : {}),
    ...(bodies ? { bodies } : {}),
    ...(strongPasswords ? {} : { hashed: quickHash }),
    metrics: createMetrics(pool),
    backupRunner,
    ...(continuous ? { continuous } : {}),
    enqueue: async (_tx, job, data) => void queued.push({ job, data }),
    checks,
    disk,
    replica,
  });
  product.branding.takeOver();
  for (const feature of product.features) Object.assign(feature, plant?.(feature));
  const app = product.app(pages);
  const handlers = Object.assign({}, ...product.features.map((feature) => feature.jobs ?? {}));
  return {
    product,
    app,
    call: callerOf(app),
    rehearse,
    clock,
    log,
    files: store,
    folder,
    backupFolder,
    database,
    secrets,
    queued,
    runJobs: async () => {
      for (const { job, data } of queued.splice(0)) await handlers[job](data);
    },
    runJob: (name) => handlers[name]({}),
    grant: async (personId, role) => {
      await db
        .insertInto('person_role')
        .values({ person_id: personId, role, granted_at: clock.now() })
        .execute();
    },
    [Symbol.asyncDispose]: async () => {
      await renderer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function madeUp(): Secrets {
  return {
    tokenKey: randomBytes(32),
    einKey: randomBytes(32),
    einIndexKey: randomBytes(32),
    ledgerKey: randomBytes(32),
    authSecret: randomBytes(32).toString('base64url'),
    databasePassword: '',
  };
}
