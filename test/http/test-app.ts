import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Product } from '#app/build-app.ts';
import { mailJobs } from '#features/inbox/mail/server/jobs.ts';
import { mailRoutes } from '#features/inbox/mail/server/routes.ts';
import { createAuth } from '#features/people/accounts/server/auth.ts';
import { identityPopup } from '#features/people/accounts/server/identity-popup.ts';
import type { IdentityProvider } from '#features/people/accounts/server/identity-provider.ts';
import { accountJobs } from '#features/people/accounts/server/jobs.ts';
import { knownDevices } from '#features/people/accounts/server/known-devices.ts';
import { accountProblems } from '#features/people/accounts/server/problems.ts';
import { type AccountParts, accountRoutes } from '#features/people/accounts/server/routes.ts';
import { sessionFeature } from '#features/people/sessions/server/feature.ts';
import { writeAudit } from '#features/record/ledger/server/write-audit.ts';
import { createAccessTokens } from '#http/access-tokens.ts';
import { createHttpApp, type HttpApp, type HttpAppOptions } from '#http/app.ts';
import { bodyWatch } from '#http/body-watch.ts';
import { clientOrigins } from '#http/client-origins.ts';
import type { Feature } from '#http/feature.ts';
import type { Limiter } from '#http/limits.ts';
import { generalProblems, problemsFrom } from '#http/problems.ts';
import { noLimits } from '#http/rate-limit.ts';
import type { Stopping } from '#http/server.ts';
import { createApplicationKeys } from '#http/session.ts';
import { type Begin, type Deps, inWork } from '#http/work.ts';
import { system } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { outboxMailer } from '#platform/mail/outbox-mailer.ts';
import { type CapturedLog, capturedLog } from '#test/support/captured-log.ts';
import { type StandingClock, standingClock } from '#test/support/standing-clock.ts';
import { quickHash } from '../support/quick-hash.ts';

export type TestAppOptions = {
  db: Reader;
  begin: Begin;
  pool: Pool;
  clock?: StandingClock;
  publicUrl?: string;
  trustedProxies?: readonly string[];
  identity?: IdentityProvider | null;
  limiter?: Limiter;
  mailer?: Mailer;
  stopping?: Stopping;
  features?: readonly Feature[];
  known?: AccountParts['known'];
  /** Hashes passwords at full strength, as the product does by itself. */
  strongPasswords?: boolean;
  http?: Partial<HttpAppOptions>;
};

export type TestApp = {
  app: HttpApp;
  deps: Deps;
  clock: StandingClock;
  log: CapturedLog;
  queued: { job: string; data: Record<string, unknown> }[];
  runJobs(): Promise<void>;
};

export function testApp(options: TestAppOptions): TestApp {
  const {
    db,
    begin,
    pool,
    clock = standingClock(),
    publicUrl = 'http://localhost:4300',
    trustedProxies = [],
    identity = null,
    strongPasswords = false,
  } = options;
  const log = capturedLog();
  const keys = createApplicationKeys(randomBytes(32), clock);
  const tokens = createAccessTokens(randomBytes(32));
  const auth = createAuth({ pool, secret: randomBytes(32).toString('hex'), publicUrl, identity });
  const devices = knownDevices({ secret: randomBytes(32), publicUrl });
  const { known = async () => new Set<string>(), mailer = outboxMailer() } = options;
  const accounts: Feature = {
    name: 'accounts',
    routes: accountRoutes({
      auth,
      keys,
      identity,
      devices,
      known,
      ...(strongPasswords ? {} : { hashed: quickHash }),
    }),
    web: identityPopup({ identity, publicUrl, secret: randomBytes(32) }),
    problems: accountProblems,
  };
  const sessions = sessionFeature({ identity });
  const features: Feature[] = [
    accounts,
    sessions,
    { name: 'mail', routes: mailRoutes },
    ...(options.features ?? []),
  ];
  const queued: TestApp['queued'] = [];
  const deps: Deps = {
    db,
    begin,
    clock,
    publicUrl,
    log: log.log,
    stopping: options.stopping,
    authenticate: (key, begun) => keys.authenticate(db, key, begun),
    admitToken: (token, arriving) => tokens.admit(db, token, arriving),
    dealPlaces: new Map(features.flatMap(({ dealPlaces = {} }) => Object.entries(dealPlaces))),
    limiter: options.limiter ?? noLimits,
    writeAudit,
    writeActs: async () => {},
    enqueue: async (_tx, job, data) => void queued.push({ job, data }),
    dispatch: async () => {},
    notify: async () => {},
    problems: problemsFrom([generalProblems, ...features.map(({ problems = {} }) => problems)]),
  };
  const app = createHttpApp({
    deps,
    features,
    origins: clientOrigins({ trustedProxies, log: log.log }),
    secure: false,
    ready: async () => [],
    bodies: bodyWatch(),
    ...options.http,
  });
  const facts = () => ({ requestId: 'a job', now: clock.now(), origin: { address: '', userAgent: '' } });
  const asSystem: Product['asSystem'] = (run) => inWork(deps, facts(), system, run);
  const handlers = {
    ...mailJobs({ db, mailer, clock, site: publicUrl }),
    ...accountJobs({ db, clock, asSystem }),
  };
  const runJobs = async () => {
    for (const { job, data } of queued.splice(0)) await handlers[job]?.(data);
  };
  return { app, deps, clock, log, queued, runJobs };
}
