import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectTo, dataFolder, keep, serversIn, usedDataFolder } from './keeper.ts';

test('the first start creates a durable server that only its user can reach, and leaves no process behind', async () => {
  const dataDir = dataFolder();
  const keeper = keep(dataDir);
  const facts = await keeper.next('ready');
  const client = await connectTo(facts);
  const { rows } = await client.query(`select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`);
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'synchronous_commit=on',
  ]);
  expect(statSync(facts.host).mode & 0o777).toBe(0o700);
  expect(lstatSync(join(facts.host, '.s.PGSQL.5432')).mode & 0o077).toBe(0);
  await client.end();
  expect(await keeper.end('SIGTERM')).toBe(0);
  expect(serversIn(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'pg/postmaster.pid'))).toBe(false);
  expect(existsSync(facts.host)).toBe(false);
});

test('the server gets none of our environment, and requires the password', async () => {
  const facts = await keep(await usedDataFolder()).next('ready');
  const environment =
    process.platform === 'linux' ? readFileSync(`/proc/${facts.server}/environ`, 'utf8') : '';
  expect(environment).not.toContain('geheim');
  const { host, user, database } = facts;
  const stranger = new pg.Client({ host, user, database, password: 'guessed' });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
});

test('after an app was killed the next one adopts its server', async () => {
  const dataDir = await usedDataFolder();
  const first = keep(dataDir);
  const { server } = await first.next('ready');
  await first.end('SIGKILL');
  expect(serversIn(dataDir)).toContain(server);
  const second = keep(dataDir);
  expect((await second.next('ready')).server).toBe(server);
  expect(await second.end('SIGTERM')).toBe(0);
  expect(serversIn(dataDir)).toEqual([]);
});

test('an app that exits abruptly takes its server along', async () => {
  const dataDir = await usedDataFolder();
  const keeper = keep(dataDir, 'exit');
  await keeper.next('ready');
  await expect.poll(() => serversIn(dataDir)).toEqual([]);
  await keep(dataDir).next('ready');
});

test('a second app says which process uses the data, and the first continues', async () => {
  const dataDir = await usedDataFolder();
  const first = keep(dataDir);
  const facts = await first.next('ready');
  const problem = await keep(dataDir).next('problem');
  expect(problem).toBe(
    `The data in ${dataDir} is in use by another Cairn (process ${first.child.pid}): stop that one first, or set DATA_DIR to another folder.`,
  );
  expect((await (await connectTo(facts)).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('only one of two concurrent first starts wins, the other says so, and there is one server', async () => {
  const dataDir = dataFolder();
  const both = [keep(dataDir), keep(dataDir)];
  const won = await Promise.any(both.map((one) => one.next('ready').then(() => one)));
  const lost = await Promise.any(both.map((one) => one.next('problem')));
  expect(lost).toContain(`(process ${won.child.pid})`);
  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'postgres.log']);
  expect(await won.end('SIGTERM')).toBe(0);
  expect(serversIn(dataDir)).toEqual([]);
});

test('a server that was killed under the app is restarted with its data', async () => {
  const dataDir = await usedDataFolder();
  const keeper = keep(dataDir);
  const facts = await keeper.next('ready');
  await (await connectTo(facts)).query('create table kept as select 42 as n');
  process.kill(facts.server, 'SIGKILL');
  await expect.poll(() => keeper.said.map(({ told }) => told)).toContain('the embedded database is back');
  expect((await (await connectTo(facts)).query('select n from kept')).rows).toEqual([{ n: 42 }]);
  expect(await keep(dataDir).next('problem')).toContain(`(process ${keeper.child.pid})`);
});

test('recognizes a stale pid file that names another process of the same user', async () => {
  const dataDir = await usedDataFolder();
  const first = keep(dataDir);
  const { server, host } = await first.next('ready');
  await first.end('SIGTERM');
  const owner = statSync(join(dataDir, 'pg'));
  const innocent = spawn('sleep', ['60'], { uid: owner.uid, gid: owner.gid, stdio: 'ignore' });
  onTestFinished(() => void innocent.kill());
  const left = [innocent.pid, dataDir, 1, 5432, host, '', '  1  1', 'ready   ', ''].join('\n');
  writeFileSync(join(dataDir, 'pg/postmaster.pid'), left);
  mkdirSync(host, { mode: 0o700 });
  chownSync(host, owner.uid, owner.gid);
  writeFileSync(join(host, '.s.PGSQL.5432.lock'), left);
  const next = await keep(dataDir).next('ready');
  expect([server, innocent.pid]).not.toContain(next.server);
  expect(innocent.exitCode).toBe(null);
});

test('an interrupted first start does not block the next one', async () => {
  const dataDir = dataFolder();
  const gone = spawn('true');
  await new Promise((resolve) => gone.once('exit', resolve));
  mkdirSync(join(dataDir, `pg.new.${gone.pid}`, 'base'), { recursive: true });
  const keeper = keep(dataDir);
  await keeper.next('ready');
  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'postgres.log']);
});

test('data that a mounted volume opened to its group start all the same, closed again', async () => {
  const dataDir = await usedDataFolder();
  const pgFolder = join(dataDir, 'pg');
  chmodSync(pgFolder, 0o2770);
  await keep(dataDir).next('ready');
  expect(statSync(pgFolder).mode & 0o7777).toBe(0o700);
});

test('works with a very long path', async () => {
  const dataDir = dataFolder('x'.repeat(80), 'y'.repeat(80), 'with blanks and ü');
  const facts = await keep(dataDir).next('ready');
  expect((await (await connectTo(facts)).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('data of another PostgreSQL version, or invalid data, is reported in one line', async () => {
  const dataDir = await usedDataFolder();
  writeFileSync(join(dataDir, 'pg/PG_VERSION'), '17\n');
  expect(await keep(dataDir).next('problem')).toMatch(
    /pg was made by PostgreSQL 17, and this Cairn includes 18: /,
  );
  const other = dataFolder();
  mkdirSync(join(other, 'pg'), { recursive: true });
  expect(await keep(other).next('problem')).toMatch(/pg holds no database that can be read .*set DATA_DIR/);
});

test('a wrong password for the data is reported in one line, and nothing keeps running', async () => {
  const dataDir = await usedDataFolder();
  const problem = await keep(dataDir, 'hold', { password: 'another' }).next('problem');
  expect(problem).toMatch(/refuses the password in .*secrets\.json: put back the file/);
  expect(serversIn(dataDir)).toEqual([]);
});
