import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { poolOf } from '#platform/backup/pool.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { readStreams } from '#platform/backup/wal/stream.ts';
import { readConfig } from '#platform/config.ts';
import type { Reader } from '#platform/context.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { serversOf } from '#platform/db/embedded/postmaster.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { runApp } from '#test/support/running-app.ts';
import { quickTestFolder } from '#test/support/throw-away-server.ts';
import { restore } from '../../scripts/admin/restore.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { lostOf } from '../faults/storm/lost.ts';
import { embeddedPlace } from '../faults/storm/places.ts';
import { emptyLedger, type Storm, setScene, writeOn } from '../faults/storm/storm-writers.ts';
import { newTally } from '../faults/storm/tally.ts';
import { callsAt } from '../faults/writers.ts';
import { walReceived } from './received-site.ts';

const nothing = { people: [], businesses: [], files: [], draft: 0, deals: [], damaged: [], laws: {} };

beforeAll(buildWeb);

test('after the app, the database and all data are gone at once, a restore has what was received', async () => {
  const [dataDir, elsewhere, target] = [folder(), folder(), folder()];
  const env = { BACKUP_FOLDER: target, BACKUP_PASSPHRASE: 'correct horse battery' };
  await prepareData(dataDir);
  const app = await runApp(dataDir, { ...env, LOG_LEVEL: 'error' });
  onTestFinished(() => app.kill());
  const place = embeddedPlace(dataDir);
  const { db } = openDatabase(place.source());
  const tally = newTally();
  const storm: Storm = {
    call: callsAt(app, tally),
    url: app.url,
    ledger: emptyLedger(),
    place,
    keyLasts: 20 * 60_000,
  };
  const scene = await setScene(storm);
  let over = false;
  // The kill cuts off what is being written.
  const writing = writeOn(storm, scene, () => over).catch(() => undefined);
  const written = (count: number) => expect.poll(() => tally.acknowledged).toBeGreaterThan(count);
  try {
    await backUpByApp(db);
    const [backup] = await readBackups(target);
    await written(tally.acknowledged + 60);
    const before = structuredClone(storm.ledger);
    const keys = await received(db, target);
    await written(tally.acknowledged + 5);
    const servers = serversOf(join(dataDir, 'pg'));
    const gone = app.kill();
    for (const pid of servers) kill(pid);
    await gone;
    over = true;
    await writing;
    await db.destroy().catch(() => undefined);
    await expect.poll(() => serversOf(join(dataDir, 'pg'))).toEqual([]);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    const there = readConfig({ ...env, DATA_DIR: elsewhere });
    expect(await restore(there, { given: null, until: null })).toContain(
      `the backup of ${backup?.manifest?.createdAt}, and what was received after it`,
    );
    const again = await runApp(elsewhere, { ...env, LOG_LEVEL: 'error' });
    onTestFinished(() => again.kill());
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    const open = openDatabase(embeddedPlace(elsewhere).source());
    const { damaged, ...lost } = await lostOf(open.db, elsewhere, before);
    expect({ ...lost, damaged: damaged.filter((key) => keys.includes(key)) }).toEqual(nothing);
    // The restored site begins a stream of its own, and a backup without which it would be of no use.
    await backUpByApp(open.db);
    await open.db.destroy();
    const newest = (await readBackups(target)).at(-1);
    expect(newest?.manifest?.wal).toMatchObject({
      timeline: 2,
      stream: (await readStreams(target)).at(-1)?.name,
    });
    expect(newest?.verification).toMatchObject({ fault: null });
  } finally {
    over = true;
    await writing;
  }
});

/** As the job does that looks every five minutes. */
async function backUpByApp(db: Reader): Promise<void> {
  const ended = () =>
    db
      .selectFrom('backup_attempt')
      .select('problem')
      .where('ended_at', 'is not', null)
      .where('backup', 'is not', null)
      .execute();
  const before = (await ended()).length;
  await db.transaction().execute((tx) => enqueueFromOutside(tx, 'watch-backups', {}));
  await expect.poll(async () => (await ended()).length).toBe(before + 1);
  expect((await ended()).filter(({ problem }) => problem !== null)).toEqual([]);
}

/** Waits until all that was acknowledged so far is safe in the backups. Returns the keys of its files. */
async function received(db: Reader, target: string): Promise<string[]> {
  await walReceived(db);
  const held = await db.selectFrom('stored_file').select('key').where('remove_after', 'is', null).execute();
  for (const { key } of held)
    await expect
      .poll(() =>
        access(join(poolOf(target), key)).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  return held.map(({ key }) => key);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {} // it has ended already
}

function folder(): string {
  const made = quickTestFolder();
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 5 }));
  return made;
}
