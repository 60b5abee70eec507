import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { openDatabase } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { aDraft } from '#test/support/deal.ts';
import { join as joinIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';

test('every call says that the database is gone, and works again when it is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-gone-'));
  const options = { dataDir, password: randomBytes(16).toString('hex'), log: quietLog, durable: false };
  let server = await startEmbedded(options);
  const { host, user, password } = server;
  const source = { host, user, password, database: 'postgres' };
  const client = new pg.Client(source);
  await client.connect();
  await migrate(client, quietLog).finally(() => client.end());
  const opened = openDatabase(source);
  try {
    await using product = await testProduct({ ...opened, source, drop: async () => {} });
    const person = await joinIn(product, 'Ann Lee');
    await server.stop();
    const business = { ein: '12-3456789', businessName: 'A', businessAddress: 'B', industry: 'Retail' };
    const calls = [
      () => product.call('GET', '/api/listing/'),
      () => person.get('/api/business/'),
      () => person.post('/api/business/', business),
      () => product.call('GET', '/token/', { headers: { cookie: person.cookie } }),
      () => person.put(`/api/listing/${person.id}/draft`, { ...aDraft(), version: 1 }),
    ];
    for (const call of calls) {
      const answer = await call();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect((await problemOf(answer)).code).toBe('temporarily-unavailable');
    }
    expect((await product.call('GET', '/healthz')).status).toBe(200);
    expect((await product.call('GET', '/api/sign-in-options')).status).toBe(200);
    server = await startEmbedded(options);
    expect((await person.post('/api/business/', business)).status).toBe(201);
    expect((await product.call('GET', '/api/listing/')).status).toBe(200);
  } finally {
    await opened.pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});
