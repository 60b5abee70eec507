import { readdir, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '#app/open-store.ts';
import { announceFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { mirrorFiles } from '#platform/backup/mirror-files.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { walFolderOf } from '#platform/backup/wal/stream.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { between, receivedSite, walReceived } from './received-site.ts';

const { all, target, config, db, receiving, addPerson, fill, restored } = await receivedSite();

describe('a restore', () => {
  test('brings back any moment after a backup, the last one, and the backup as it is', async () => {
    const receiver = await receiving();
    await addPerson('Ada');
    await backUp(config);
    const [backup] = await readBackups(target);
    expect(backup?.manifest?.wal).toMatchObject({ stream: receiver.state().stream, timeline: 1 });
    const early = await between();
    await addPerson('Bea');
    const middle = await between();
    await addPerson('Cleo');
    const late = await between();
    await walReceived(db);
    expect((await restored({ until: early })).names).toEqual(['Ada']);
    const { said, names } = await restored({ until: middle });
    expect(said).toMatch(
      /has the site of .*, its last change: the backup of .*, and what was received after it/,
    );
    expect(names).toEqual(['Ada', 'Bea']);
    // After the last change, and in another time zone.
    const plusFive = new Date(Date.parse(late) + 5 * 3_600_000).toISOString().replace('Z', '+05:00');
    expect((await restored({ until: plusFive })).names).toEqual(['Ada', 'Bea', 'Cleo']);
    expect((await restored({})).names).toEqual(['Ada', 'Bea', 'Cleo']);
    expect((await restored({ given: backup?.folder ?? '' })).names).toEqual(['Ada']);
    await receiver.stop();
  });

  test('says what to do about a moment that it does not have', async () => {
    const receiver = await receiving();
    await addPerson('Ada');
    await backUp(config);
    await receiver.stop();
    const [backup] = await readBackups(target);
    await expect(restored({ until: '2020-01-01T00:00:00Z' })).rejects.toThrow(
      `choose a later moment (its first backup for that ended at ${backup?.manifest?.wal?.endedAt})`,
    );
    await expect(restored({ until: 'yesterday' })).rejects.toThrow(
      /--until is "yesterday": write the moment with its time zone/,
    );
    await expect(restored({ until: '2026-11-25T10:00:00' })).rejects.toThrow(/with its time zone/);
    await rename(walFolderOf(target), join(all, 'wal-away'));
    await expect(restored({ until: new Date().toISOString() })).rejects.toThrow(/has nothing from which/);
    await expect(restored({ given: backup?.folder ?? '', until: new Date().toISOString() })).rejects.toThrow(
      /Nothing was received that goes on where .* ends/,
    );
    expect((await restored({})).names).toEqual(['Ada']);
    await rename(join(all, 'wal-away'), walFolderOf(target));
  });

  test('has the files of its moment: those that came after the backup, and those that were deleted since', async () => {
    const receiver = await receiving();
    const options = { db: db, clock: { now: () => new Date() }, log: quietLog };
    const store = await openStore(config.storage, options);
    const mirror = mirrorFiles(store.files, target);
    const put = async (key: string) => {
      await announceFiles(db, [{ key, bytes: 5 }], {
        for: { personId },
        limits: { quotas: null, disk: null },
        now: new Date(),
      });
      await mirror.files.put(key, Buffer.from(key));
      await db.updateTable('stored_file').set({ remove_after: null }).where('key', '=', key).execute();
    };
    await addPerson('Ada');
    const { id: personId } = await db.selectFrom('person').select('id').executeTakeFirstOrThrow();
    await put('sample/before.bin');
    mirror.start(async () => ['sample/before.bin']);
    await backUp(config);
    await put('sample/after.bin');
    const moment = await between();
    for (const key of ['sample/before.bin', 'sample/after.bin']) {
      await mirror.files.remove(key);
      await db.deleteFrom('stored_file').where('key', '=', key).execute();
    }
    await put('sample/later.bin');
    await walReceived(db);
    await mirror.stop();
    await receiver.stop();
    const { folder, said } = await restored({ until: moment });
    expect(said).not.toContain('missing');
    expect((await readdir(join(folder, 'files/sample'))).toSorted()).toEqual(['after.bin', 'before.bin']);
    expect(await readdir(join((await restored({})).folder, 'files/sample'))).toEqual(['later.bin']);
  });
});

test('a damaged file of the changes ends what can be restored, and the restore says so', async () => {
  const receiver = await receiving();
  await backUp(config);
  await addPerson('Ada');
  await fill(24_000);
  await addPerson('Bea');
  await walReceived(db);
  await receiver.stop();
  const stream = join(walFolderOf(target), receiver.state().stream ?? '');
  const whole = (await readdir(stream)).filter((name) => name.endsWith('.zst')).toSorted();
  const last = join(stream, whole.at(-1) ?? '');
  await truncate(last, 5_000);
  const { said, names } = await restored({});
  expect(said).toContain(`${last} is damaged: the changes from there on are not restored.`);
  expect(names).toEqual(['Ada']);
});
