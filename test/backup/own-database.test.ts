import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openStore } from '#app/open-store.ts';
import { announceFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { readConfig } from '#platform/config.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { test as plain } from '#test/support/database.ts';
import { expectOk, join as joins } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { restore } from '../../scripts/admin/restore.ts';
import { verify } from '../../scripts/admin/verify.ts';

const key = 'sample/of-a-room.bin';

/** A site with a file, on a database of DATABASE_URL. */
const test = plain.extend('site', async ({ fresh }, { onCleanup }) => {
  const all = await mkdtemp(join(tmpdir(), 'cairn-own-database-'));
  onCleanup(() => rm(all, { recursive: true, force: true }));
  if ('connectionString' in fresh.source) throw new TypeError('not the server of the tests');
  const { host, user, password, database } = fresh.source;
  const configIn = (dataDir: string, env: Record<string, string> = {}) =>
    readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres:///${database}?${new URLSearchParams({ host, user, password })}`,
      BACKUP_FOLDER: join(all, 'backups'),
      BACKUP_PASSPHRASE: 'correct horse battery',
      ...env,
    });
  const config = configIn(join(all, 'data'));
  loadSecrets(config.dataDir);
  const now = new Date();
  const options = { db: fresh.db, clock: { now: () => now }, log: quietLog };
  const store = await openStore(config.storage, options);
  const product = await testProduct(fresh);
  const owner = await joins(product, 'Olive Owner');
  const whose = { for: { personId: owner.id }, limits: { quotas: null, disk: null }, now };
  await announceFiles(fresh.db, [{ key, bytes: 5 }], whose);
  await store.files.put(key, Buffer.from('hello'));
  await fresh.db.updateTable('stored_file').set({ remove_after: null }).where('key', '=', key).execute();
  await product[Symbol.asyncDispose]();
  return { all, config, configIn, fresh };
});

test('of a database of one’s own, the files and the secrets are backed up, and the message says what is not', async ({
  site: { all, config, configIn },
}) => {
  const said = await backUp(config);
  expect(said).toMatch(/is sound: 1 file \(5 bytes\), without the database\./);
  expect(said).toMatch(
    /The database is not in it: back up that of DATABASE_URL with its own tools, such as pg_dump/,
  );
  const [backup] = await readBackups(config.backups.folder);
  expect(backup).toMatchObject({
    manifest: { only: 'files', secrets: 'sealed' },
    verification: { fault: null },
  });
  const there = configIn(join(all, 'restored'));
  expect(await restore(there, { given: null, until: null })).toMatch(
    /The files and secrets of .* are restored: .* Restore the database of DATABASE_URL with its own tools/,
  );
  expect(loadSecrets(there.dataDir)).toEqual(loadSecrets(config.dataDir));
  expect((await readdir(there.dataDir)).toSorted()).toEqual(['files', 'secrets.json']);
  const wrong = configIn(join(all, 'wrong'), { BACKUP_PASSPHRASE: 'another passphrase' });
  await expect(restore(wrong, { given: null, until: null })).rejects.toThrow(/does not open the secrets/);
  await writeFile(join(config.backups.folder, 'files', key), 'hallo');
  await expect(verify(config, null)).rejects.toThrow(/is damaged: the next backup makes it anew/);
});

test('the page says that the database is not in it', async ({ fresh }) => {
  await using node = await testProduct(fresh, { databaseUrl: 'postgres://u:p@h/d' });
  const admin = await joins(node, 'Adam Root', ['admin']);
  expect(await expectOk(admin.get('/api/backups'))).toMatchObject({
    settings: { database: 'own' },
    moments: null,
  });
  await expectOk(admin.post('/api/backups', {}));
});

test('a database that cannot be reached is one line, and nothing is written', async ({
  site: { all, configIn },
}) => {
  const unreachable = configIn(join(all, 'data'), { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' });
  await expect(backUp(unreachable)).rejects.toThrow(/DATABASE_URL cannot be reached/);
  expect(await readdir(all)).toEqual(['data']);
});
