import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '#content/brand.ts';
import { devPages } from '#http/dev-pages.ts';
import type { Background } from '#http/feature.ts';
import { builtPages, type Pages } from '#http/pages.ts';
import { createHttpServer, type HttpServer } from '#http/server.ts';
import { shareAssets } from '#http/shared-assets.ts';
import { seconds } from '#kernel/instant.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { makeDataFolder } from '#platform/data-folder.ts';
import { beginsOn } from '#platform/db/begin.ts';
import { migrationsFolder, readMigrations } from '#platform/db/migrate.ts';
import { acceptMovedFiles } from '#platform/db/moving/refuse-moved.ts';
import { openStorage, type Storage } from '#platform/db/open-storage.ts';
import { probeDatabase } from '#platform/db/probe-database.ts';
import { diskSpace } from '#platform/files/disk-space.ts';
import { returnMemoryWhenIdle } from '#platform/idle-memory.ts';
import { type JobHandlers, type Jobs, startJobs } from '#platform/jobs/jobs.ts';
import { listenProblem } from '#platform/listen-problem.ts';
import { createLog, type Logger } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { outboxMailer } from '#platform/mail/outbox-mailer.ts';
import { createMetrics } from '#platform/metrics.ts';
import { cairnVersion, nodeFacts, nodeName } from '#platform/node-facts.ts';
import { pageReader } from '#platform/ocr/page-reader.ts';
import { openOffice } from '#platform/render/open-office.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { loadSecrets, type Secrets } from '#platform/secrets.ts';
import { onStopSignal } from '#platform/stop-signals.ts';
import { measureWith } from '#platform/telemetry/telemetry.ts';
import { followTlsFiles, readTlsPair } from '#platform/tls-files.ts';
import { adminProcesses } from './admin-process.ts';
import { buildApp, type Ground, type Product } from './build-app.ts';
import { checkDemoPassword, offerDemo } from './demo/offer-demo.ts';
import { openStore } from './open-store.ts';
import { beforeUpgrade, copyChanges } from './own-backups.ts';
import { siteBuilt } from './site-build.ts';
import { demoIsWhole, welcome } from './welcome.ts';

const checkout = join(import.meta.dirname, '../..');

/** Requests before jobs and background: what they queue and note is still taken. */
const inOrder = ['story', 'pages', 'server', 'jobs', 'mailer', 'background', 'storage', 'telemetry'] as const;
const endings: Partial<Record<(typeof inOrder)[number], () => Promise<unknown>>> = {};
let ending: Promise<void> | null = null;
/** Set while requests are answered by the product. */
let serving: HttpServer | null = null;

await start().catch(async (error: unknown) => {
  await end();
  throw error;
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  checkDemoPassword(config);
  const log = createLog(config.logLevel, { node: nodeName(config) });
  await startTelemetry(config);
  onStopSignal(
    () => void stop(config, log),
    () => process.exit(1),
  );
  const dataDir = makeDataFolder(config.dataDir);
  const secrets = loadSecrets(dataDir, config.secretsFile);
  const storage = await openStorage(config, secrets, log, beforeUpgrade({ ...config, dataDir }, log));
  endings.storage = () => storage.close();
  const background: Background[] = [];
  endings.background = () => Promise.all(background.map((one) => one.stop()));
  endWhenLost(storage, log);
  warnOfProxies(config, log);
  const server = await listen(config, log);
  const { product, ground } = await compose(config, { secrets, storage, server, log });
  product.branding.takeOver();
  await product.branding.refresh();
  for (const { background: one } of product.features) {
    if (!one) continue;
    one.start();
    background.push(one);
  }
  const now = ground.clock.now();
  const answers = config.role !== 'worker';
  const demo = answers
    ? await offerDemo(product, { config, db: storage.db, embedded: storage.embedded, now, log })
    : null;
  if (demo) product.branding.showSamples();
  const { pages, before, sharing } = answers ? await pagesFor(config, server, ground) : { pages: null };
  if (sharing) {
    sharing.start();
    background.push(sharing);
  }
  const app = answers ? product.app(pages) : product.healthApp();
  server.serve({ fetch: (request, env) => app.fetch(request, env), ...(before ? { before } : {}) });
  serving = server;
  process.stdout.write(welcome(config, demo));
  if (!demo) return giveBackMemory(config, server);
  // Not on a site without a demo: it draws and prints, and takes 10 MB of memory.
  const { goOnTelling } = await import('./demo/story/story.ts');
  const telling = goOnTelling(ground, { dataDir, log });
  if (!telling) return;
  endings.story = () => telling.stop();
  if (await telling.told) process.stdout.write(demoIsWhole);
}

/** Loaded only where it is set: it takes memory. */
async function startTelemetry(config: Config): Promise<void> {
  if (config.telemetry === null) return;
  const { openTelemetry } = await import('#platform/telemetry/open-telemetry.ts');
  const about = { name: nodeName(config), role: config.role, version: cairnVersion() };
  const measuring = openTelemetry(config.telemetry, about);
  measureWith(measuring);
  endings.telemetry = () => measuring.stop();
}

function giveBackMemory({ mode }: Config, { idleFor }: HttpServer): void {
  if (mode === 'production') returnMemoryWhenIdle({ idleFor });
}

function endWhenLost(storage: Storage, log: Logger): void {
  void storage.lost.then(async (problem) => {
    log.fatal({ err: problem }, 'the database is gone');
    await end();
    process.exit(1);
  });
}

function warnOfProxies({ publicUrl, trustedProxies, tls }: Config, log: Logger): void {
  if (publicUrl.startsWith('https:') && !tls && trustedProxies.length === 0)
    log.warn(
      {},
      'PUBLIC_URL is https, so there must be a proxy in front, but TRUSTED_PROXIES names none: all clients count as one',
    );
}

/** Opens the port first to report a conflict immediately. Until `serve` it answers 503. */
async function listen(config: Config, log: Logger): Promise<HttpServer> {
  const tls = config.tls ? readTlsPair(config.tls) : null;
  const server = createHttpServer(tls);
  try {
    await server.listen(config.port, config.host);
  } catch (error) {
    throw listenProblem(error, config);
  }
  const forget = config.tls && tls ? followTlsFiles(config.tls, tls, { log, renew: server.renew }) : () => {};
  endings.server = () => {
    forget();
    return server.stop();
  };
  return server;
}

type Composed = { product: Product; ground: Ground };

type Opened = { secrets: Secrets; storage: Storage; server: HttpServer; log: Logger };

async function compose(config: Config, { secrets, storage, server, log }: Opened): Promise<Composed> {
  const { pool, db, source, replica } = storage;
  const clock = systemClock;
  const claimed = () => acceptMovedFiles(source, log);
  const store = await openStore(config.storage, { db, clock, log, claimed });
  const copied = await copyChanges(config, storage, { files: store.files, log });
  const disk = diskOf(config, storage);
  const mailer = await openMailer(config);
  endings.mailer = async () => mailer.close();
  const known = readMigrations(migrationsFolder);
  const kept = config.storage.kind === 'folder' ? [config.storage.folder] : [];
  const office = await openOffice(config.searchPath, { hidden: [config.dataDir, ...kept], log });
  let jobs: Jobs | null = null;
  const ground: Ground = {
    config,
    secrets,
    pool,
    db,
    begin: beginsOn(db),
    replica,
    clock,
    log,
    node: nodeFacts(config, clock.now(), storage),
    ...copied,
    disk,
    mailer,
    office,
    pageReader: config.readsPictures ? pageReader() : null,
    renderer: processRenderer(),
    metrics: createMetrics(pool, disk),
    backupRunner: adminProcesses(log),
    enqueue: (tx, job, data) => {
      if (!jobs) throw new Error('the job queue has not started');
      return jobs.enqueue(tx, job, data);
    },
    stopping: server.stopping,
    checks: [
      { part: 'database', run: () => probeDatabase(pool, known) },
      { part: 'files', run: store.check },
    ],
  };
  const product = buildApp(ground);
  jobs = await startQueue(product, source, { works: config.role !== 'web', log });
  return { product, ground };
}

async function openMailer({ smtpUrl }: Config): Promise<Mailer> {
  if (smtpUrl === null) return outboxMailer();
  const { smtpMailer } = await import('#platform/mail/smtp-mailer.ts');
  return smtpMailer({ url: smtpUrl, from: () => `${brand.name} <${brand.supportEmail}>` });
}

function diskOf({ storage, dataDir, diskReserve }: Config, { embedded }: Storage) {
  if (storage.kind !== 'folder') return null;
  return diskSpace([storage.folder, ...(embedded ? [dataDir] : [])], diskReserve);
}

async function startQueue(
  { features }: Product,
  connection: Storage['source'],
  { works, log }: { works: boolean; log: Logger },
): Promise<Jobs> {
  const handlers: JobHandlers = Object.assign({}, ...features.map((feature) => feature.jobs ?? {}));
  const schedules = features.flatMap((feature) => feature.schedules ?? []);
  const jobs = await startJobs({ connection, handlers, schedules, works, log });
  endings.jobs = () => jobs.stop();
  return jobs;
}

type ServedPages = {
  pages: Pages;
  before?: Awaited<ReturnType<typeof devPages>>['before'];
  /** Keeps what it serves for nodes of other versions. */
  sharing?: Background;
};

async function pagesFor(
  config: Config,
  server: HttpServer,
  { db, clock, log }: Pick<Ground, 'db' | 'clock' | 'log'>,
): Promise<ServedPages> {
  if (config.mode !== 'development') {
    await siteBuilt();
    const pages = await builtPages(join(checkout, 'build'), config.publicUrl);
    const { shared, background } = await shareAssets(pages.site, { db, clock, log });
    return { pages: { ...pages, shared }, sharing: background };
  }
  const dev = await devPages(server.node, checkout);
  endings.pages = () => dev.close();
  return dev;
}

/** First gives a proxy that asks /readyz the time to notice, and to send its requests elsewhere. */
async function stop({ drainSeconds }: Config, log: Logger): Promise<never> {
  if (serving && drainSeconds > 0) {
    serving.drain();
    log.info({ seconds: drainSeconds }, 'told to stop: still answering, and no longer ready');
    await pause(drainSeconds * seconds);
  }
  await end();
  process.exit();
}

/** Runs the shutdown once: later calls wait for the first. */
function end(): Promise<void> {
  ending ??= (async () => {
    for (const part of inOrder) await endings[part]?.();
  })();
  return ending;
}
