import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { runApp } from '#test/support/running-app.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { restore } from '../../scripts/admin/restore.ts';
import { verify } from '../../scripts/admin/verify.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { lostOf } from '../faults/storm/lost.ts';
import { embeddedPlace } from '../faults/storm/places.ts';
import { emptyLedger, type Storm, setScene, writeOn } from '../faults/storm/storm-writers.ts';
import { newTally } from '../faults/storm/tally.ts';
import { callsAt } from '../faults/writers.ts';

const nothing = { people: [], businesses: [], files: [], draft: 0, deals: [], damaged: [], laws: {} };

beforeAll(buildWeb);

test('a backup of a busy app, restored elsewhere, has everything that was acknowledged before it began', async () => {
  const [dataDir, elsewhere, backups] = [await folder(), await folder(), await folder()];
  const env = { BACKUP_FOLDER: backups, BACKUP_PASSPHRASE: 'correct horse battery' };
  await prepareData(dataDir);
  const app = await runApp(dataDir, { LOG_LEVEL: 'error' });
  onTestFinished(() => app.kill());
  const tally = newTally();
  const place = embeddedPlace(dataDir);
  const storm: Storm = {
    call: callsAt(app, tally),
    url: app.url,
    ledger: emptyLedger(),
    place,
    keyLasts: 20 * 60_000,
  };
  const scene = await setScene(storm);
  let over = false;
  const writing = writeOn(storm, scene, () => over);
  const written = (count: number) => expect.poll(() => tally.acknowledged).toBeGreaterThan(count);
  try {
    await written(30);
    const first = await backUp(readConfig({ ...env, DATA_DIR: dataDir }));
    expect(first).toMatch(/is sound: the database \(.* MB compressed\) and \d+ files/);
    await written(tally.acknowledged + 30);
    const before = structuredClone(storm.ledger);
    await backUp(readConfig({ ...env, DATA_DIR: dataDir }));
    await written(tally.acknowledged + 5);
    over = true;
    await writing;
    await app.kill();
    // The rule kept the newer one of the day. It is restored where neither the data nor the secrets are.
    expect(
      await restore(readConfig({ ...env, DATA_DIR: elsewhere }), { given: null, until: null }),
    ).toContain('Start it with npm start.');
    const restored = await runApp(elsewhere, { LOG_LEVEL: 'error' });
    onTestFinished(() => restored.kill());
    expect((await fetch(`${restored.url}/readyz`)).status).toBe(200);
    const open = openDatabase(embeddedPlace(elsewhere).source());
    const lost = await lostOf(open.db, elsewhere, before).finally(() => open.db.destroy());
    expect(lost).toEqual(nothing);
    expect(tally.wrong).toEqual([]);
    expect(await verify(readConfig({ ...env, DATA_DIR: elsewhere }), null)).toContain('is sound');
  } finally {
    over = true;
    await writing.catch(() => {});
  }
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'cairn-backup-'));
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 5 }));
  return made;
}
