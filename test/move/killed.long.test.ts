import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openStorage } from '#platform/db/open-storage.ts';
import { join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { move } from '../../scripts/admin/move.ts';
import { ownServer } from './own-server.ts';
import { everythingIn, type SiteToMove, siteToMove } from './site-to-move.ts';

const program = joinPath(import.meta.dirname, '../../scripts/admin.ts');

test('a move that is killed leaves the site as it was, and can be made again', async () => {
  const site = await siteToMove();
  const MOVE_DATABASE_URL = await (await ownServer()).emptyDatabase();
  await takesWrites(site, 'Before');
  const said = ['Copying the database', 'Refusing writes'];
  for (const [place, words] of said.entries()) {
    const child = spawn(process.execPath, [program, 'move'], {
      env: { ...process.env, ...site.env, MOVE_DATABASE_URL },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await says(child, words);
    // It says so before it does it.
    await expect.poll(() => isBegun(MOVE_DATABASE_URL)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(
      openStorage(site.configWith({ DATABASE_URL: MOVE_DATABASE_URL }), site.secrets, quietLog),
    ).rejects.toThrow(/A move or an import into this database was not finished/);
    await (await openStorage(site.configWith(), site.secrets, quietLog)).close();
    await takesWrites(site, `After${place}`);
  }
  await move(site.configWith({ MOVE_DATABASE_URL }), () => {});
  const there = await everythingIn(MOVE_DATABASE_URL);
  expect(there.get('person')).toEqual((await everythingIn(site.env.DATABASE_URL)).get('person'));
  expect(there.get('person')).toHaveLength(3);
  expect(there.get('what the tables are')?.filter((line) => line.includes('cairn_move'))).toEqual([]);
});

test('a new database that goes away during the copy ends the move in one line, and the site goes on', async () => {
  const site = await siteToMove();
  await takesWrites(site, 'Before');
  const server = await ownServer();
  const MOVE_DATABASE_URL = await server.emptyDatabase();
  let over = false;
  const moving = move(site.configWith({ MOVE_DATABASE_URL }), () => {}).finally(() => {
    over = true;
  });
  const refused = expect(moving).rejects.toThrow(
    /^The connection to a database broke \(.*\): the site goes on as it was\. Run the move again/,
  );
  await expect.poll(() => isBegun(MOVE_DATABASE_URL)).toBe(true);
  for (; !over; await pause(20))
    await server.ask(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'owner'`);
  await refused;
  await takesWrites(site, 'After');
  const { rows } = await site.database.pool.query(`select to_regnamespace('cairn_move') as left`);
  expect(rows).toEqual([{ left: null }]);
});

async function isBegun(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client
    .query(`select to_regclass('cairn_move.unfinished') is not null as begun`)
    .finally(() => client.end());
  return rows[0]?.begun;
}

async function takesWrites({ database, secrets, files }: SiteToMove, name: string): Promise<void> {
  await using product = await testProduct(database, { secrets, files });
  await join(product, `${name} Person`);
}

async function says({ stdout }: ChildProcess, words: string): Promise<void> {
  if (!stdout) throw new Error('its words cannot be read');
  for await (const line of createInterface(stdout)) if (line.startsWith(words)) return;
  throw new Error(`it ended without saying ${words}`);
}
