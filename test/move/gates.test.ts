import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { noteMoved, openGates, putGates, removeGates, shutGates } from '#platform/db/moving/gate.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { probeDatabase } from '#platform/db/probe-database.ts';
import { join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { reopen } from '../../scripts/admin/reopen.ts';
import { siteToMove } from './site-to-move.ts';

async function scene() {
  const site = await siteToMove();
  const client = new pg.Client({ connectionString: site.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  const product = await testProduct(site.database, { secrets: site.secrets, files: site.files });
  onTestFinished(() => product[Symbol.asyncDispose]());
  const person = await join(product, 'Petra Person');
  let written = 0;
  const write = () => {
    written += 1;
    const facts = { businessName: 'Quartzite LLC', businessAddress: '9 Juniper Lane', industry: 'Retail' };
    return person.post('/api/business/', { ein: `12-${3_000_000 + written}`, ...facts });
  };
  const read = () => person.get('/api/business/');
  return { site, client, product, person, write, read };
}

test('writes are refused with a clear problem only while the gates are shut, and reads go on', async () => {
  const { site, client, write, read } = await scene();
  const works = (await write()).status;
  expect(works).toBeLessThan(300);
  await putGates(client);
  expect((await write()).status).toBe(works);
  await shutGates(client);
  const refused = await write();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({
    code: 'site-moving',
    detail: expect.stringMatching(/being moved/),
  });
  expect((await read()).status).toBe(200);
  // A proxy goes on sending requests here.
  await probeDatabase(site.database.pool, []);
  await openGates(client);
  expect((await write()).status).toBe(works);
  await removeGates(client);
  expect((await write()).status).toBe(works);
});

test('gates wait for writes that run, and shut out those that come meanwhile', async () => {
  const { site, client, write } = await scene();
  await putGates(client);
  const running = await site.database.db.startTransaction().execute();
  await running.updateTable('person').set({ last_name: 'Before' }).execute();
  let shut = false;
  const shutting = shutGates(client).then(() => {
    shut = true;
  });
  const waits = async () =>
    (await site.database.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`))
      .rowCount;
  await expect.poll(waits).toBe(1);
  expect((await write()).status).toBe(503);
  expect(shut).toBe(false);
  await running.commit().execute();
  await shutting;
  const { rows } = await client.query('select distinct last_name from person');
  expect(rows).toEqual([{ last_name: 'Before' }]);
});

test('gates of a move that was killed let writes through, and are gone after the next start', async () => {
  const { site, client, write } = await scene();
  await putGates(client);
  await shutGates(client);
  expect((await write()).status).toBe(503);
  await client.end();
  await expect.poll(async () => (await write()).status).toBeLessThan(300);
  await (await openStorage(site.configWith(), site.secrets, quietLog)).close();
  const { rows } = await site.database.pool.query(
    `select to_regnamespace('cairn_move') as left, (select count(*) from pg_trigger where tgname = 'cairn_move') as gates`,
  );
  expect(rows).toEqual([{ left: null, gates: 0 }]);
});

test('a place that the site was moved from refuses writes and starts, until it is told to go on', async () => {
  const { site, client, write, read } = await scene();
  await putGates(client);
  await shutGates(client);
  // A transaction that began before sees the database as it was then.
  const early = new pg.Client({ connectionString: site.env.DATABASE_URL });
  await early.connect();
  await early.query('begin isolation level repeatable read');
  await early.query('select from person');
  await noteMoved(client, { at: new Date(), database: 'the database site at db.example', files: null });
  await client.end();
  await expect(early.query(`update person set last_name = 'Late'`)).rejects.toMatchObject({ code: 'MV002' });
  await early.end();
  const refused = await write();
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ status: 503, code: 'site-moved' });
  expect((await read()).status).toBe(200);
  await expect(probeDatabase(site.database.pool, [])).rejects.toMatchObject({ code: 'MV002' });
  const start = () => openStorage(site.configWith(), site.secrets, quietLog);
  await expect(start()).rejects.toThrow(
    /^This site was moved to the database site at db\.example on 20.*: set DATABASE_URL to it\. Only to go on here/,
  );
  expect(await reopen(site.configWith())).toMatch(/^The site is here again, as it was on 20/);
  await (await start()).close();
  expect((await write()).status).toBeLessThan(300);
  await expect(reopen(site.configWith())).rejects.toThrow('was not moved: there is nothing to reopen');
});
