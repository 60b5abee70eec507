import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { freePort } from '#test/support/running-app.ts';
import { mailedCode } from '#test/support/signing-code.ts';
import { median, residentMegabytes, startChild } from './children.ts';
import { type ApprovedBuyer, journey } from './deal.ts';
import { hotStatements } from './hot-statements.ts';
import { demoOfShort, lasting } from './short.ts';

const root = join(import.meta.dirname, '..');
export type Rates = { app: number[]; bare: number[]; ratio: number };
export type Measured = {
  secondStart: number;
  memory: number | null;
  memoryAfterLoad: number | null;
  rates: Rates;
};

export async function measureProduct({
  rounds,
  seconds,
}: {
  rounds: number;
  seconds: number;
}): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-bench-'));
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', ...demoOfShort };
  const start = () => startChild([join(root, 'scripts/launch.mjs'), 'start'], env, 'is running at', root);
  try {
    await (await start()).stop();
    const begun = performance.now();
    const app = await start();
    try {
      const url = `http://127.0.0.1:${port}`;
      await (await fetch(url)).text();
      const secondStart = (performance.now() - begun) / 1_000;
      const buyer = await journey(url, (email) => mailedCode(dataDir, email));
      const memory = await settledMemory(app.child.pid ?? 0);
      const rates = await compare(dataDir, url, buyer, { rounds, seconds });
      return { secondStart, memory, memoryAfterLoad: residentMegabytes(app.child.pid ?? 0), rates };
    } finally {
      await app.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function settledMemory(pid: number): Promise<number | null> {
  await pause(2_000);
  return residentMegabytes(pid);
}

async function compare(
  dataDir: string,
  url: string,
  buyer: ApprovedBuyer,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Rates> {
  const bare = await startBare(dataDir, url, buyer);
  const [app, own]: [number[], number[]] = [[], []];
  try {
    await load(url, buyer, 2);
    await load(bare.url, buyer, 2);
    for (let round = 0; round < rounds; round += 1) {
      app.push(await load(url, buyer, seconds));
      own.push(await load(bare.url, buyer, seconds));
    }
  } finally {
    await bare.stop();
  }
  const ratios = app.map((rate, round) => rate / (own[round] ?? Number.NaN));
  return { app, bare: own, ratio: median(ratios) };
}

async function startBare(dataDir: string, url: string, buyer: ApprovedBuyer) {
  const { tokenKey, databasePassword } = loadSecrets(dataDir);
  const postmaster = namedPostmaster(join(dataDir, 'pg'));
  if (!postmaster) throw new Error('the embedded database is not running');
  const port = await freePort();
  const answer = await fetch(`${url}/api/listing/${buyer.listingId}`, {
    headers: { 'X-Application-Key': buyer.key },
  });
  const claims = JSON.parse(Buffer.from(buyer.key.split('.')[1] ?? '', 'base64url').toString());
  const facts = {
    source: {
      host: postmaster.socketFolder,
      user: superuser,
      password: databasePassword,
      database: 'postgres',
    },
    statements: await hotStatements(tokenKey, buyer, claims.sub),
    reply: await answer.json(),
    port,
  };
  const env = { BENCH_BARE: JSON.stringify(facts) };
  const { stop } = await startChild([join(root, 'bench/bare-server.ts')], env, 'listening', root);
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function load(url: string, { listingId, key }: ApprovedBuyer, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/listing/${listingId}`,
    connections: 32,
    ...lasting(seconds),
    headers: { 'X-Application-Key': key },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`);
  return result.requests.total / result.duration;
}
