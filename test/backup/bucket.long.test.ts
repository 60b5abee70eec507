import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#app/open-store.ts';
import { announceFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { readConfig } from '#platform/config.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { quickTestFolder } from '#test/support/throw-away-server.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { fetchFromBucket } from '../../scripts/admin/fetch.ts';
import { restore } from '../../scripts/admin/restore.ts';
import { ObjectStoreServer } from '../files/object-store.ts';

const store = new ObjectStoreServer();
const all = quickTestFolder();
const dataDir = join(all, 'data');
let [bucketUrl, folders] = ['', 0];

beforeAll(async () => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = await store.start();
  const login = [accessKeyId, secretAccessKey].map(encodeURIComponent).join(':');
  bucketUrl = `s3://${login}@${new URL(endpoint ?? '').host}/${bucket}?region=${region}&ssl=off`;
  await prepareData(dataDir);
  await put('sample/first.bin', 'first');
});
beforeEach(() => {
  store.objects.clear();
  store.fault = 'none';
  folders += 1;
});
afterAll(async () => {
  await store.stop();
  await rm(all, { recursive: true, force: true, maxRetries: 5 });
});

function configWith(env: Record<string, string> = {}) {
  return readConfig({
    DATA_DIR: dataDir,
    BACKUP_FOLDER: join(all, `backups-${folders}`),
    BACKUP_BUCKET: bucketUrl,
    BACKUP_PASSPHRASE: 'correct horse battery',
    BACKUP_KEEP: '1 daily, 0 weekly, 0 monthly',
    ...env,
  });
}

/** Stores a file, or removes it. */
async function put(key: string, content: string | null): Promise<void> {
  const config = configWith();
  const storage = await openStorage(config, loadSecrets(dataDir), quietLog);
  const { db } = storage;
  const now = new Date();
  const { files } = await openStore(config.storage, { db, clock: { now: () => now }, log: quietLog });
  if (content === null) {
    await files.remove(key);
    await db.deleteFrom('stored_file').where('key', '=', key).execute();
  } else {
    const ann = { email: `${key.replace(/\W/g, '-')}@a.example`, first_name: 'Ann', last_name: 'Lee' };
    const person = await db
      .insertInto('person')
      .values({ ...ann, email_verified: true, username: key.replace(/\W/g, '') })
      .returning('id')
      .executeTakeFirstOrThrow();
    const whose = { for: { personId: person.id }, limits: { quotas: null, disk: null }, now };
    await announceFiles(db, [{ key, bytes: content.length }], whose);
    await files.put(key, Buffer.from(content));
    await db.updateTable('stored_file').set({ remove_after: null }).where('key', '=', key).execute();
  }
  await storage.close();
}

const objects = (start: string) =>
  [...store.objects.keys()].filter((key) => key.startsWith(start)).toSorted();

test('each backup is copied to the bucket, encrypted, and comes back from it to another machine', async () => {
  expect(await backUp(configWith())).toContain('It was copied to the bucket of BACKUP_BUCKET.');
  const [backup] = await readBackups(configWith().backups.folder);
  expect(backup?.sentAt).not.toBeNull();
  expect(objects('file/')).toEqual(['file/sample/first.bin']);
  // Of the server's list of files, names would be readable.
  expect(Buffer.concat([...store.objects.values()]).includes('PG_VERSION')).toBe(false);
  const there = configWith({ DATA_DIR: join(all, 'there'), BACKUP_FOLDER: join(all, 'fetched') });
  const said = await fetchFromBucket(there, null);
  expect(said).toContain(
    `Restore it with npm run admin -- restore ${join(all, 'fetched', backup?.name ?? '')}`,
  );
  expect(await restore(there, { given: null, until: null })).toContain('1 file');
  expect(await readdir(join(there.dataDir, 'files/sample'))).toEqual(['first.bin']);
  await expect(fetchFromBucket(there, null)).rejects.toThrow(/is there already, and nothing is overwritten/);
  await expect(fetchFromBucket(there, '2020-01-01T00-00-00Z')).rejects.toThrow(
    `The bucket has no backup 2020-01-01T00-00-00Z. It has ${backup?.name}.`,
  );
});

test('the bucket keeps what the rule keeps, and the files of that', async () => {
  await put('sample/second.bin', 'second');
  await backUp(configWith());
  await put('sample/second.bin', null);
  await put('sample/third.bin', 'third');
  await backUp(configWith());
  const [backup, ...others] = await readBackups(configWith().backups.folder);
  expect(others).toEqual([]);
  expect(objects('file/')).toEqual(['file/sample/first.bin', 'file/sample/third.bin']);
  const place = `backup/${backup?.name.toLowerCase()}/`;
  expect(objects('backup/')).toEqual(objects(place));
});

describe('a copy that fails', () => {
  test('is one line, leaves the backup on this machine sound, and the next one is copied whole', async () => {
    store.fault = 'no-bucket';
    await expect(backUp(configWith())).rejects.toThrow(
      /^The backup is made and verified, but not copied to the bucket: the bucket papers does not answer, .* check BACKUP_BUCKET/,
    );
    expect(await readBackups(configWith().backups.folder)).toMatchObject([
      { verification: { fault: null }, sentAt: null },
    ]);
    store.fault = 'none';
    expect(await backUp(configWith())).toContain('It was copied to the bucket');
  });

  test('half-way is never listed, and is cleaned up by the next one', async () => {
    const set = store.objects.set.bind(store.objects);
    store.objects.set = (key, value) => {
      // As if the machine had gone: nothing that follows arrives.
      if (key.includes('/database.tar.zst/')) store.fault = 'no-bucket';
      return set(key, value);
    };
    await expect(backUp(configWith())).rejects.toThrow(/not copied to the bucket/);
    Reflect.deleteProperty(store.objects, 'set');
    store.fault = 'none';
    const left = objects('backup/');
    expect(left.length).toBeGreaterThan(0);
    await expect(fetchFromBucket(configWith(), null)).rejects.toThrow('There is no backup in the bucket');
    await backUp(configWith());
    expect(objects('backup/').filter((key) => left.includes(key))).toEqual([]);
  });
});

describe('a fetch refuses, and leaves nothing behind,', () => {
  const elsewhere = (env: Record<string, string> = {}) =>
    configWith({ BACKUP_FOLDER: join(all, `elsewhere-${folders}`), ...env });
  const there = async () =>
    (await readdir(elsewhere().backups.folder).catch(() => [])).filter((name) => name !== 'files');

  test('another passphrase', async () => {
    await backUp(configWith());
    await expect(
      fetchFromBucket(elsewhere({ BACKUP_PASSPHRASE: 'another passphrase' }), null),
    ).rejects.toThrow(/BACKUP_PASSPHRASE does not open the secrets: set the passphrase/);
    expect(await there()).toEqual([]);
  });

  test('an object that was changed or is lost, and parts that were exchanged', async () => {
    await backUp(configWith());
    const [part = ''] = objects('backup/').filter((key) => key.includes('/database.tar.zst/'));
    const [list = ''] = objects('backup/').filter((key) => key.includes('/files.jsonl/'));
    const whole = store.objects.get(part) ?? Buffer.alloc(0);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(5_000) ^ 1, 5_000);
    store.objects.set(part, changed);
    await expect(fetchFromBucket(elsewhere(), null)).rejects.toThrow(/in the bucket is damaged/);
    store.objects.set(part, store.objects.get(list) ?? Buffer.alloc(0));
    await expect(fetchFromBucket(elsewhere(), null)).rejects.toThrow(/in the bucket is damaged/);
    store.objects.delete(part);
    await expect(fetchFromBucket(elsewhere(), null)).rejects.toThrow(/in the bucket is not whole/);
    store.objects.set(part, whole);
    store.objects.set('file/sample/first.bin', Buffer.from('other'));
    await expect(fetchFromBucket(elsewhere(), null)).rejects.toThrow(
      /The file sample\/first\.bin in the bucket is damaged/,
    );
    expect(await there()).toEqual([]);
  });

  test('a bucket with something else in it, and one of a newer form', async () => {
    store.objects.set('backups.json', Buffer.from(JSON.stringify({ format: 2 })));
    await expect(fetchFromBucket(elsewhere(), null)).rejects.toThrow(
      /in a form that this Cairn does not know/,
    );
    await expect(fetchFromBucket(elsewhere({ BACKUP_BUCKET: '' }), null)).rejects.toThrow(
      /Set BACKUP_BUCKET/,
    );
  });
});
