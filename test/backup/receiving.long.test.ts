import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { walReceiver } from '#platform/backup/wal/receiver.ts';
import { readStreams, walFolderOf } from '#platform/backup/wal/stream.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { compiled } from '#test/support/running-app.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { receivedSite, walReceived } from './received-site.ts';

const { all, dataDir, target, config, db, facts, receiving, addPerson, fill, restored } =
  await receivedSite();

test('receiving goes on where it was after kill -9, again and again, without a gap', async () => {
  const first = await receiving();
  await backUp(config);
  await first.stop();
  const writing = new AbortController();
  let acknowledged = 0;
  const busy = (async () => {
    for (; !writing.signal.aborted; acknowledged += 1) {
      await addPerson('Busy');
      // Every table that refers to a person is asked when one is deleted: the next test would wait for tens of thousands.
      await pause(5);
    }
  })();
  for (let kills = 0; kills < 4; kills += 1) {
    const child = alone();
    await pause(1_500 + 400 * kills);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await fill(6_000);
  }
  writing.abort();
  await busy;
  const last = await receiving();
  await walReceived(db);
  await last.stop();
  expect(await readStreams(target)).toHaveLength(1);
  expect((await restored({})).names).toHaveLength(acknowledged);
});

test('a stop while receiving begins ends it', async () => {
  const receiver = walReceiver({ facts, target, log: quietLog });
  receiver.start();
  await receiver.stop();
  const inUse = await sql`select from pg_replication_slots where active`.execute(db);
  expect(inUse.rows).toEqual([]);
});

test('receiving stops without room and says so, and goes on once there is some', async () => {
  const said: string[] = [];
  const child = alone({ limit: 12_000 });
  child.stdout?.on('data', (text: Buffer) => said.push(text.toString()));
  await expect.poll(() => said.join('')).toContain('are being copied');
  await fill(12_000);
  await expect
    .poll(() => said.join(''))
    .toContain(`There is no room for a backup in ${target}: make room, or choose another folder.`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const receiver = await receiving();
  await walReceived(db);
  expect(await readStreams(target)).toHaveLength(1);
  await receiver.stop();
});

test('receiving waits for a disk that is away, instead of beginning anew where it should be', async () => {
  const receiver = await receiving();
  await backUp(config);
  await walReceived(db);
  await rename(walFolderOf(target), join(all, 'wal-unmounted'));
  await mkdir(walFolderOf(target));
  await killReceiver();
  await expect.poll(() => receiver.state().problem).toMatch(/is not what it was: mount its disk/);
  await addPerson('Meanwhile');
  expect(await readdir(walFolderOf(target))).toEqual([]);
  await rm(walFolderOf(target), { recursive: true });
  await rename(join(all, 'wal-unmounted'), walFolderOf(target));
  await expect.poll(() => receiver.state().receiving).toBe(true);
  await walReceived(db);
  await receiver.stop();
  expect((await restored({})).names).toEqual(['Meanwhile']);
});

test('receiving begins anew where the server gave up on it, and leaves nothing that keeps the server’s disk full', async () => {
  const first = await receiving();
  await first.stop();
  await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like 'cairn_wal%'`.execute(
    db,
  );
  const second = await receiving();
  expect(second.state().stream).not.toBe(first.state().stream);
  await backUp(config);
  await second.stop();
  // The first stream begins no backup, so it was deleted.
  expect((await readStreams(target)).map(({ name }) => name)).toEqual([second.state().stream]);
  const slots = await sql<{ n: number }>`select count(*)::int as n from pg_replication_slots`.execute(db);
  expect(slots.rows[0]?.n).toBe(1);
});

/** Needs room for `limit` kilobytes in each file, where it is given. */
function alone({ limit = null as number | null } = {}): ChildProcess {
  const program = join(import.meta.dirname, 'receive-alone.ts');
  const shell = `${limit === null ? '' : `ulimit -f ${limit * 2}; `}exec "$0" "$@"`;
  const child = spawn('sh', ['-c', shell, process.execPath, program, dataDir, target], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Breaks the connection of the receiver from the other side. */
async function killReceiver(): Promise<void> {
  const client = new pg.Client(facts);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_replication where application_name like 'cairn wal%'`,
  );
  await client.end();
}
