import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openStorage, type Storage } from '#platform/db/open-storage.ts';
import { publishListing } from '#test/support/deal.ts';
import { join } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { PostgresNode } from './storm/postgres-node.ts';

const primary = new PostgresNode(null);
const stranger = new PostgresNode(null);
let replica: PostgresNode | null = null;

const urlOf = ({ folder }: PostgresNode) => `postgres:///postgres?host=${folder}&user=cairn`;
const settings = { databaseUrl: urlOf(primary), dataDir: primary.folder };
const open = (from: PostgresNode) =>
  openStorage({ ...settings, replicaUrl: urlOf(from) }, { databasePassword: '' }, quietLog);

beforeAll(async () => {
  await primary.initialise();
  await primary.start();
  replica = await primary.follower(null);
  await primary.ask(`alter system set synchronous_standby_names = ''`);
  await primary.ask('select pg_reload_conf()');
});

afterAll(async () => {
  for (const node of [replica, primary, stranger]) await node?.remove();
});

const answers = z.object({ status: z.number(), titles: z.array(z.string()) });

function visiting({ call }: TestProduct) {
  return async (headers: Record<string, string> = {}) => {
    const answer = await call('GET', '/api/listing/', { headers });
    const { items } = z
      .object({ items: z.array(z.object({ title: z.string() })) })
      .parse(await answer.json());
    return answers.parse({ status: answer.status, titles: items.map(({ title }) => title) });
  };
}

const written = (answer: Response) => /cairn-written=\d+/.exec(answer.headers.get('set-cookie') ?? '')?.[0];

test('visitors read from the replica, and no one sees less than their own last write', async () => {
  await using storage = closing(await open(standby()));
  const states = () => storage.replica?.state();
  await using product = await testProduct({ ...storage, drop: async () => {} }, { replica: storage.replica });
  const seller = await join(product, 'Nora Quill', ['seller']);
  const id = await publishListing(seller);
  const see = visiting(product);
  const before = { status: 200, titles: ['Established service contractor'] };
  await expect.poll(() => see()).toEqual(before);
  await expect.poll(states).toBe('used');

  await standby().ask('select pg_wal_replay_pause()');
  const answer = await take(product, { key: seller.key, id });
  const cookie = written(answer) ?? expect.fail('the write was not remembered');
  expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
  // The replica does not have the change, and is told from one that has it before half a second is over.
  expect(await see({ cookie })).toEqual({ status: 200, titles: [] });
  expect(await see({ cookie: `theme=dark; ${cookie}` })).toEqual({ status: 200, titles: [] });
  expect((await product.call('GET', '/api/listing/', { key: seller.key })).status).toBe(200);
  await expect.poll(states).toBe('behind');
  expect(await see()).toEqual({ status: 200, titles: [] });

  await standby().ask('select pg_wal_replay_resume()');
  await expect.poll(states).toBe('used');
  expect(await see({ cookie })).toEqual({ status: 200, titles: [] });
  expect(await see({ cookie: 'cairn-written=99999999999999999999' })).toEqual({ status: 200, titles: [] });

  // Proof that they do read from it: the primary answers nothing.
  primary.signal('SIGSTOP');
  try {
    expect(await see()).toEqual({ status: 200, titles: [] });
    expect(await see({ cookie })).toEqual({ status: 200, titles: [] });
  } finally {
    primary.signal('SIGCONT');
  }

  standby().signal('SIGKILL');
  expect(await see()).toEqual({ status: 200, titles: [] });
  await expect.poll(states).toBe('away');
  expect(await see()).toEqual({ status: 200, titles: [] });
  await standby().start();
  await expect.poll(states).toBe('used');
  expect(product.log.lines.join('')).not.toContain('"level":50');
});

test('a server that is no standby of the database is not read from', async () => {
  await stranger.initialise();
  await stranger.start();
  await using storage = closing(await open(stranger));
  await expect.poll(() => storage.replica?.state()).toBe('other-server');
  expect(storage.replica?.readerFor(null)).toBeNull();
});

test('without a replica, nothing is remembered', async () => {
  await using storage = closing(await openStorage(settings, { databasePassword: '' }, quietLog));
  await using product = await testProduct({ ...storage, drop: async () => {} });
  const seller = await join(product, 'Otto Brand', ['seller']);
  const answer = await product.call('PUT', '/api/watch-list/none', { key: seller.key });
  expect(written(answer)).toBeUndefined();
});

function standby(): PostgresNode {
  return replica ?? expect.fail('there is no replica');
}

function closing(storage: Storage) {
  return { ...storage, [Symbol.asyncDispose]: () => storage.close() };
}

async function take({ call }: TestProduct, { key, id }: { key: string; id: string }): Promise<Response> {
  const { version } = z
    .object({ version: z.number() })
    .parse(await (await call('GET', `/api/listing/${id}/draft`, { key })).json());
  const answer = await call('POST', `/api/listing/${id}/moves`, { key, body: { to: 'withdrawn', version } });
  expect(answer.status).toBeLessThan(300);
  return answer;
}
