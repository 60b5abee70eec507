import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { noticeKinds } from '#kernel/notice.ts';
import { openDatabase } from '#platform/db/connect.ts';
import type { DB } from '#platform/db/tables.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { embeddedPlace } from '#test/faults/storm/places.ts';
import { emptyLedger } from '#test/faults/storm/storm-writers.ts';
import { type Calls, callsAt, signUp } from '#test/faults/writers.ts';
import { freePort, type RunningApp, runApp } from '#test/support/running-app.ts';
import type { Figure } from '../rooms/figure.ts';
import { short } from '../short.ts';
import { beside, visitors } from './visitors.ts';

const deliveries = short ? 100 : 10_000;
const receivers = 10;
/** Milliseconds until the slow one answers. */
const slowly = 250;
const quietFor = short ? 1_000 : 10_000;
const patience = short ? 60_000 : 600_000;

/** Deliveries to eight good receivers, a slow and a dead one: each delivered once or parked, beside other requests. */
export async function measureWebhooks(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-bench-webhooks-'));
  const taken: string[] = [];
  const [good, slow] = [await receiver(taken, 0), await receiver(taken, slowly)];
  const app = await runApp(dataDir, { WEBHOOK_NETWORKS: '127.0.0.0/8' });
  const open = openDatabase(embeddedPlace(dataDir).source(), { max: 2 });
  try {
    const dead = `http://127.0.0.1:${await freePort()}/`;
    const urls = [...Array<string>(receivers - 2).fill(good.url), slow.url, dead];
    const { ids, switchOff } = await webhooks(app, urls);
    const quiet = visitors(app.url);
    await pause(quietFor);
    const alone = await quiet.end();
    const meanwhile = await beside(app.url, async () => {
      await queue(open.db, ids);
      await untilDelivered(open.db, ids.slice(0, -1));
    });
    // No one waits three days for the dead one: turning it off parks what waits, as giving it up does.
    await switchOff(ids.at(-1) ?? '');
    return figuresOf(await statesOf(open.db), taken, { alone, meanwhile });
  } finally {
    await open.db.destroy();
    await app.stop();
    good.close();
    slow.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Beside = { alone: { p99: number }; meanwhile: { p99: number; failed: number; took: number } };

function figuresOf(
  states: ReadonlyMap<string, number>,
  taken: readonly string[],
  { alone, meanwhile }: Beside,
): Figure[] {
  const [delivered, parked] = [states.get('delivered') ?? 0, states.get('parked') ?? 0];
  const of = `of ${deliveries}`;
  return [
    {
      what: `webhooks delivered, ${of}`,
      measured: delivered,
      unit: 'deliveries',
      least: (deliveries / receivers) * 9,
    },
    {
      what: `neither delivered nor parked, ${of}`,
      measured: deliveries - delivered - parked,
      unit: 'deliveries',
      most: 0,
    },
    { what: 'taken twice', measured: taken.length - new Set(taken).size, unit: 'deliveries', most: 0 },
    { what: 'all deliveries took', measured: meanwhile.took / 1_000, unit: 's' },
    {
      what: 'p99 of others meanwhile; alone',
      measured: meanwhile.p99,
      baseline: alone.p99,
      unit: 'ms',
      mostTimes: 1.5,
    },
    { what: 'others that failed meanwhile', measured: meanwhile.failed, unit: 'requests', most: 0 },
  ];
}

async function receiver(taken: string[], wait: number) {
  const server = createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    if (wait > 0) await pause(wait);
    taken.push(String(request.headers['webhook-id']));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const added = z.object({ webhook: z.object({ id: z.string() }) });
const password = 'a password of mine';

async function webhooks(app: RunningApp, urls: readonly string[]) {
  const call: Calls = callsAt(app);
  const email = await signUp(call, emptyLedger());
  const Authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const answer = await fetch(`${app.url}/token/`, { headers: { Authorization } });
  const { jwt: key } = z.object({ jwt: z.string() }).parse(await answer.json());
  await call('POST', '/api/session-confirmation', key, { way: 'password', password });
  const ids: string[] = [];
  for (const url of urls)
    ids.push(added.parse(await call('POST', '/api/webhooks', key, { url, kinds: noticeKinds })).webhook.id);
  const switchOff = (id: string) => call('POST', `/api/webhooks/${id}/switch`, key, { on: false });
  return { ids, switchOff };
}

async function queue(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into webhook_delivery (id, webhook_id, kind, body, state, created_at, due_at)
      select gen_random_uuid(), webhook_id, 'bench', '{"type":"bench","data":{}}', 'waiting', now(), now()
      from unnest(${[...ids]}::uuid[]) as webhook_id, generate_series(1, ${deliveries / receivers}::int)`.execute(
      tx,
    );
    await enqueueFromOutside(tx, 'send-webhooks', {});
  });
}

async function untilDelivered(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const { rowCount } = await waitingFor(db, ids);
    if (rowCount === 0) return;
    if (performance.now() > until) throw new Error('deliveries to receivers that answer still wait');
    await pause(200);
  }
}

async function waitingFor(db: Kysely<DB>, ids: readonly string[]): Promise<{ rowCount: number }> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .limit(1)
    .execute();
  return { rowCount: rows.length };
}

async function statesOf(db: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
