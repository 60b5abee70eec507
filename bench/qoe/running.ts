import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { openDatabase } from '#platform/db/connect.ts';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import type { DB } from '#platform/db/tables.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { freePort } from '#test/support/running-app.ts';
import { startChild } from '../children.ts';
import { publishedListing } from '../deal.ts';
import type { Figure } from '../rooms/figure.ts';
import { demoOfShort } from '../short.ts';

const root = join(import.meta.dirname, '../..');

export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** An app of its own with one business. `folder` goes with it. `database`: its own database, as its superuser. */
export type Running = {
  pid: number;
  folder: string;
  call: Call;
  /** The bytes of a reply that is not JSON. */
  bytes: (path: string) => Promise<Buffer>;
  businessId: string;
  database: () => pg.ClientConfig & { user: string };
  withDatabase: <T>(run: (db: Kysely<DB>) => Promise<T>) => Promise<T>;
};

export async function whileRunning(measure: (app: Running) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-qoe-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: data,
    PORT: String(port),
    RATE_LIMITS: 'off',
    QUOTA_UNCONFIRMED: '20 GB',
    ...demoOfShort,
  };
  const app = await startChild([join(root, 'scripts/launch.mjs'), 'start'], env, 'is running at', root);
  try {
    const { key } = await publishedListing(url);
    const { call, bytes } = callsAs(url, key);
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await call('GET', '/api/business/?size=10'));
    const database = () => embedded(data);
    const withDatabase: Running['withDatabase'] = async (run) => {
      const { db } = openDatabase(database(), { max: 1 });
      return run(db).finally(() => db.destroy());
    };
    const businessId = items[0]?.id ?? '';
    return await measure({
      pid: app.child.pid ?? 0,
      folder,
      call,
      bytes,
      businessId,
      database,
      withDatabase,
    });
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function embedded(data: string) {
  const postmaster = namedPostmaster(join(data, 'pg'));
  if (!postmaster) throw new Error('the embedded database is not running');
  const { databasePassword: password } = loadSecrets(data);
  return { host: postmaster.socketFolder, user: superuser, password, database: 'postgres' };
}

function callsAs(url: string, key: string): Pick<Running, 'call' | 'bytes'> {
  const send = async (method: string, path: string, body?: unknown) => {
    const file = body instanceof Uint8Array;
    const sent = file ? Uint8Array.from(body) : body === undefined ? null : JSON.stringify(body);
    const type = file ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': type, 'X-Application-Key': key },
      ...(sent === null ? {} : { body: sent }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    call: async (method, path, body) => (await send(method, path, body)).json(),
    bytes: async (path) => Buffer.from(await (await send('GET', path)).arrayBuffer()),
  };
}

export function idIn(reply: unknown): string {
  return z.object({ id: z.string() }).parse(reply).id;
}
