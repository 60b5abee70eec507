import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type Product } from '#app/build-app.ts';
import type { HttpApp } from '#http/app.ts';
import type { Role } from '#kernel/actor.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { outboxMailer } from '#platform/mail/outbox-mailer.ts';
import { callerOf } from '../http/caller.ts';
import { type CapturedLog, capturedLog } from '../http/captured-log.ts';
import { type StandingClock, standingClock } from '../http/standing-clock.ts';
import type { CopiedDatabase } from './copied-database.ts';

export type TestProduct = {
  product: Product;
  app: HttpApp;
  call: ReturnType<typeof callerOf>;
  clock: StandingClock;
  log: CapturedLog;
  database: CopiedDatabase;
  /** What was queued and not run yet. */
  queued: { job: string; data: Record<string, unknown> }[];
  runJobs(): Promise<void>;
  /** Gives a role as the operator's command does. */
  grant(personId: string, role: Role): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type TestProductOptions = { rateLimits?: boolean; publicUrl?: string };

/** The whole product as it is put together for real, on a database of its own, without a socket. */
export async function testProduct(
  database: CopiedDatabase,
  { rateLimits = false, publicUrl = 'http://localhost:3000' }: TestProductOptions = {},
): Promise<TestProduct> {
  const clock = standingClock();
  const log = capturedLog();
  const folder = await mkdtemp(join(tmpdir(), 'cairn-product-'));
  const queued: TestProduct['queued'] = [];
  const { pool, db } = database;
  const product = buildApp({
    config: { host: '127.0.0.1', publicUrl, google: null, rateLimits },
    secrets: {
      tokenKey: randomBytes(32),
      einKey: randomBytes(32),
      einIndexKey: randomBytes(32),
      authSecret: randomBytes(32).toString('base64url'),
      databasePassword: '',
    },
    pool,
    db,
    begin: (run) => db.transaction().execute(run),
    clock,
    log: log.log,
    files: await openFiles({ kind: 'folder', folder }, { now: clock.now(), log: log.log }),
    mailer: outboxMailer(),
    metrics: null,
    enqueue: async (_tx, job, data) => void queued.push({ job, data }),
    ready: async () => true,
  });
  const app = product.app(null);
  const handlers = Object.assign({}, ...product.features.map((feature) => feature.jobs ?? {}));
  return {
    product,
    app,
    call: callerOf(app),
    clock,
    log,
    database,
    queued,
    runJobs: async () => {
      for (const { job, data } of queued.splice(0)) await handlers[job](data);
    },
    grant: async (personId, role) => {
      await db
        .insertInto('person_role')
        .values({ person_id: personId, role, granted_at: clock.now() })
        .execute();
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
