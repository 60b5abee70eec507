import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBackups } from '#platform/backup/read-backups.ts';
import { readConfig } from '#platform/config.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/connect.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { type RunningApp, runApp } from '#test/support/running-app.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { embeddedPlace } from '../faults/storm/places.ts';

const all = await mkdtemp(join(tmpdir(), 'cairn-by-itself-'));
const dataDir = join(all, 'data');
const folder = join(all, 'backups');
const env = { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: 'correct horse battery' };
let app: RunningApp;
let open: OpenDatabase;

beforeAll(async () => {
  await buildWeb();
  await prepareData(dataDir);
  app = await runApp(dataDir, env);
  open = openDatabase(embeddedPlace(dataDir).source());
});
afterAll(async () => {
  await open.db.destroy();
  await app.stop();
  await rm(all, { recursive: true, force: true, maxRetries: 5 });
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await open.db.deleteFrom('backup_attempt').execute();
});

const look = () => open.db.transaction().execute((tx) => enqueueFromOutside(tx, 'watch-backups', {}));
const attempts = () => open.db.selectFrom('backup_attempt').selectAll().orderBy('started_at').execute();
const written = async () =>
  (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('.writing.'));

/** Waits until an archive is being written, and returns the process that writes it. */
async function writer(): Promise<number> {
  await expect.poll(written, { interval: 2 }).toHaveLength(1);
  return Number((await written())[0]?.split('.').at(-1));
}

test('the app makes a backup in a process of its own, verifies it, and remembers how it went', async () => {
  await look();
  await expect
    .poll(attempts)
    .toMatchObject([
      { kind: 'backup', started_by: 'schedule', step: 'deleting', problem: null, ended_at: expect.any(Date) },
    ]);
  const [attempt] = await attempts();
  expect(await readBackups(folder)).toMatchObject([
    { name: attempt?.backup, problem: null, manifest: { secrets: 'sealed' }, verification: { fault: null } },
  ]);
});

test('a folder that has lost all of its backups is taken for a disk that is away, but not by an operator', async () => {
  await look();
  await expect.poll(attempts).toMatchObject([{ ended_at: expect.any(Date), problem: null, folder }]);
  await rm(folder, { recursive: true });
  await look();
  await expect.poll(attempts).toMatchObject([
    { problem: null },
    {
      problem: expect.stringContaining(
        `${folder} has none of the backups that were made there: mount its disk.`,
      ),
    },
  ]);
  expect(await readBackups(folder)).toEqual([]);
  expect(await backUp(readConfig({ ...env, DATA_DIR: dataDir }))).toContain('is sound');
});

test('while one runs, another one is told to wait, and disturbs nothing', async () => {
  await look();
  await writer();
  await expect(backUp(readConfig({ ...env, DATA_DIR: dataDir }))).rejects.toThrow(
    'Another backup or verification is running: wait until it is done, and try again.',
  );
  await expect.poll(attempts).toMatchObject([{ ended_at: expect.any(Date), problem: null }]);
  expect(await readBackups(folder)).toMatchObject([{ verification: { fault: null } }]);
});

test('a process that is killed in the middle leaves nothing that looks whole, and the next one cleans up', async () => {
  await look();
  process.kill(await writer(), 'SIGKILL');
  await expect
    .poll(attempts)
    .toMatchObject([{ problem: expect.stringContaining('It was stopped before it was done') }]);
  expect(await readBackups(folder)).toEqual([]);
  expect(await written()).toHaveLength(1);
  expect(await backUp(readConfig({ ...env, DATA_DIR: dataDir }))).toContain('is sound');
  expect(await written()).toEqual([]);
  expect(await readBackups(folder)).toMatchObject([{ verification: { fault: null } }]);
});

test('an app that is stopped ends its backup, says so, and the next start makes another', async () => {
  await look();
  const pid = await writer();
  await open.db.destroy();
  await app.stop();
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  expect(await readBackups(folder)).toEqual([]);
  app = await runApp(dataDir, env);
  open = openDatabase(embeddedPlace(dataDir).source());
  expect(await attempts()).toMatchObject([
    { problem: expect.stringContaining('It was stopped before it was done') },
  ]);
  expect(await backUp(readConfig({ ...env, DATA_DIR: dataDir }))).toContain('is sound');
});

test('a backup ends with an app that is killed', async () => {
  await look();
  const pid = await writer();
  await app.kill();
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await readBackups(folder)).toEqual([]);
  app = await runApp(dataDir, env);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
