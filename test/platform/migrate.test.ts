import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { connected } from '#test/support/connected.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { quietLog } from '#test/support/quiet-log.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

async function emptied(fresh: CopiedDatabase): Promise<pg.Client> {
  const client = await connected(fresh);
  await client.query('drop schema public cascade; create schema public');
  return client;
}

async function tables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.tablename);
}

test('files are applied once, in order, and recorded', async ({ fresh }) => {
  const client = await emptied(fresh);
  put('0001_first.sql', 'create table a (id int)');
  put('0002_second.sql', 'alter table a add b int; create table c (id int)');
  expect(await migrate(client, quietLog, { folder })).toEqual({
    before: 0,
    applied: ['0001_first', '0002_second'],
  });
  expect(await tables(client)).toEqual(['a', 'c', 'migration']);
  put('0003_third.sql', 'drop table c');
  expect(await migrate(client, quietLog, { folder })).toEqual({ before: 2, applied: ['0003_third'] });
  expect(await migrate(client, quietLog, { folder })).toEqual({ before: 3, applied: [] });
  const { rows } = await client.query('select number, name from migration order by number');
  expect(rows.map(({ number, name }) => `${number} ${name}`)).toEqual(['1 first', '2 second', '3 third']);
});

test('a new database is told of in one line, an upgrade file by file', async ({ fresh }) => {
  const client = await emptied(fresh);
  const told: unknown[] = [];
  const log = { ...quietLog, info: (facts: object, message: string) => told.push({ ...facts, message }) };
  put('0001_first.sql', 'create table a (id int)');
  put('0002_second.sql', 'create table c (id int)');
  await migrate(client, log, { folder });
  put('0003_third.sql', 'drop table c');
  await migrate(client, log, { folder });
  expect(told).toEqual([
    { migrations: 2, message: 'tables created' },
    { migration: '0003_third', message: 'migrated' },
  ]);
});

test('a failing file undoes all of a start, and the error names it and says what to do', async ({
  fresh,
}) => {
  const client = await emptied(fresh);
  put('0001_first.sql', 'create table a (id int); insert into a values (1)');
  await migrate(client, quietLog, { folder });
  put('0002_good.sql', 'alter table a add b int; update a set b = 2');
  put('0003_bad.sql', 'create table b (id int); create table a (id int)');
  await expect(migrate(client, quietLog, { folder })).rejects.toThrow(
    'migrations/0003_bad.sql failed (relation "a" already exists), and nothing was changed: the database is as it was. Start the Cairn that ran before, and report this.',
  );
  expect(await tables(client)).toEqual(['a', 'migration']);
  expect((await client.query('select * from a')).rows).toEqual([{ id: 1 }]);
  put('0003_bad.sql', 'create table b (id int)');
  expect(await migrate(client, quietLog, { folder })).toEqual({
    before: 1,
    applied: ['0002_good', '0003_bad'],
  });
});

test('a database with data is announced before it is changed, and one without is not', async ({ fresh }) => {
  const client = await emptied(fresh);
  const announced: unknown[] = [];
  const beforeUpgrade = async (newest: number) => void announced.push([newest, await tables(client)]);
  put('0001_first.sql', 'create table a (id int)');
  await migrate(client, quietLog, { folder, beforeUpgrade });
  await migrate(client, quietLog, { folder, beforeUpgrade });
  put('0005_fifth.sql', 'create table b (id int)');
  await migrate(client, quietLog, { folder, beforeUpgrade });
  await migrate(client, quietLog, { folder, beforeUpgrade });
  expect(announced).toEqual([[1, ['a', 'migration']]]);
  put('0006_sixth.sql', 'create table c (id int)');
  const failing = () => Promise.reject(new Error('no room'));
  await expect(migrate(client, quietLog, { folder, beforeUpgrade: failing })).rejects.toThrow('no room');
  expect(await tables(client)).toEqual(['a', 'b', 'migration']);
});

test('a file that changed after it was applied prevents the start', async ({ fresh }) => {
  const client = await emptied(fresh);
  put('0001_first.sql', 'create table a (id int)');
  await migrate(client, quietLog, { folder });
  put('0001_first.sql', 'create table a (id bigint)');
  put('0002_second.sql', 'create table b (id int)');
  await expect(migrate(client, quietLog, { folder })).rejects.toThrow(
    /0001_first\.sql was changed after it was applied/,
  );
  expect(await tables(client)).toEqual(['a', 'migration']);
});

test('a database migrated by a newer version is refused', async ({ fresh }) => {
  const client = await emptied(fresh);
  put('0001_first.sql', 'select 1');
  put('0002_newer.sql', 'select 1');
  await migrate(client, quietLog, { folder });
  rmSync(join(folder, '0002_newer.sql'));
  await expect(migrate(client, quietLog, { folder })).rejects.toThrow(
    /0002_newer, which this Cairn does not know: start a newer/,
  );
});

test.each([
  ['a number used twice', '0001_other.sql'],
  ['a strange name', '2-second.sql'],
])('reports %s among the migrations', async (_what, name) => {
  put('0001_first.sql', 'select 1');
  put(name, 'select 1');
  await expect(migrate(new pg.Client(), quietLog, { folder })).rejects.toThrow(
    /^migrations\/\S+: expected NNNN_name\.sql with a number above 1/,
  );
});

test('a number may be skipped, but not filled in after a later one was applied', async ({ fresh }) => {
  const client = await emptied(fresh);
  put('0001_first.sql', 'create table a (id int)');
  put('0004_fourth.sql', 'create table d (id int)');
  expect(await migrate(client, quietLog, { folder })).toEqual({
    before: 0,
    applied: ['0001_first', '0004_fourth'],
  });
  put('0006_sixth.sql', 'create table f (id int)');
  expect(await migrate(client, quietLog, { folder })).toEqual({ before: 2, applied: ['0006_sixth'] });
  put('0005_fifth.sql', 'create table e (id int)');
  await expect(migrate(client, quietLog, { folder })).rejects.toThrow(
    /0006_sixth, which this Cairn does not know/,
  );
  expect(await tables(client)).toEqual(['a', 'd', 'f', 'migration']);
});

test('two concurrent migrations run once', async ({ fresh }) => {
  const [one, other] = [await emptied(fresh), await connected(fresh)];
  put('0001_slow.sql', 'select pg_sleep(0.1); create table a (id int)');
  const done = await Promise.all([migrate(one, quietLog, { folder }), migrate(other, quietLog, { folder })]);
  expect(done.map(({ applied }) => applied).sort()).toEqual([[], ['0001_slow']]);
});
