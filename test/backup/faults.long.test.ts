import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#app/open-store.ts';
import { announceFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { unpackDatabase } from '#platform/backup/unpack-database.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { compiled } from '#test/support/running-app.ts';
import { quickTestFolder } from '#test/support/throw-away-server.ts';
import { backUp } from '../../scripts/admin/backup.ts';
import { restore } from '../../scripts/admin/restore.ts';
import { verify } from '../../scripts/admin/verify.ts';

const passphrase = 'correct horse battery';
const key = 'sample/of-a-room.bin';
const all = quickTestFolder();
const dataDir = join(all, 'data');
const backups = join(all, 'backups');
let backup = '';

beforeAll(async () => {
  await prepareData(dataDir);
  const config = configWith({});
  const storage = await openStorage(config, loadSecrets(dataDir), quietLog);
  const now = new Date();
  const store = await openStore(config.storage, { db: storage.db, clock: { now: () => now }, log: quietLog });
  const owner = await storage.db
    .insertInto('person')
    .values({
      email: 'ann@a.example',
      email_verified: true,
      first_name: 'Ann',
      last_name: 'Lee',
      username: 'ann',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const whose = { for: { personId: owner.id }, limits: { quotas: null, disk: null }, now };
  await announceFiles(storage.db, [{ key, bytes: 5 }], whose);
  await store.files.put(key, Buffer.from('hello'));
  await storage.db.updateTable('stored_file').set({ remove_after: null }).execute();
  await storage.close();
  await backUp(config);
  backup = join(backups, (await readdir(backups)).find((name) => name.startsWith('2')) ?? '');
});

afterAll(() => rm(all, { recursive: true, force: true, maxRetries: 5 }));

function restoreFolder(to: Config, given: string): Promise<string> {
  return restore(to, { given, until: null });
}

function configWith(env: Record<string, string>) {
  return readConfig({ DATA_DIR: dataDir, BACKUP_FOLDER: backups, BACKUP_PASSPHRASE: passphrase, ...env });
}

/** What the command says. The shell's limit makes every write past 200 kB fail like a full disk, even for root. */
async function onFullDisk(args: readonly string[], env: Record<string, string>): Promise<string> {
  const command = ['-c', 'ulimit -f 200; exec "$0" "$@"', process.execPath, 'scripts/admin.ts', ...args];
  const run = promisify(execFile)('sh', command, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, BACKUP_PASSPHRASE: passphrase, ...env },
  });
  const said = await run.then(
    ({ stdout }) => stdout,
    ({ stderr }) => String(stderr),
  );
  return said.trim();
}

/** A copy of the backup with the files of all, to be damaged. */
async function copyOf(name: string): Promise<string> {
  const folder = join(all, name, 'one');
  await cp(backup, folder, { recursive: true });
  await cp(join(backups, 'files'), join(all, name, 'files'), { recursive: true });
  return folder;
}

describe('a restore', () => {
  test('overwrites no database', async () => {
    await expect(restoreFolder(configWith({}), backup)).rejects.toThrow(/holds a database already/);
  });

  test('puts database, files and secrets into an empty folder, and the site starts there', async () => {
    const config = configWith({ DATA_DIR: join(all, 'whole') });
    await restoreFolder(config, backup);
    const secrets = loadSecrets(config.dataDir);
    expect(secrets).toEqual(loadSecrets(dataDir));
    const storage = await openStorage(config, secrets, quietLog);
    try {
      const { files } = await openStore(config.storage, {
        db: storage.db,
        clock: { now: () => new Date() },
        log: quietLog,
      });
      expect(Buffer.from((await files.get(key)) ?? []).toString()).toBe('hello');
      expect(await storage.db.selectFrom('person').select('email').execute()).toEqual([
        { email: 'ann@a.example' },
      ]);
    } finally {
      await storage.close();
    }
  });

  test('needs the passphrase, and tells a wrong one', async () => {
    const [none, wrong] = [{ BACKUP_PASSPHRASE: '' }, { BACKUP_PASSPHRASE: 'another passphrase' }];
    await expect(restoreFolder(configWith({ DATA_DIR: join(all, 'x'), ...none }), backup)).rejects.toThrow(
      /set BACKUP_PASSPHRASE/,
    );
    await expect(restoreFolder(configWith({ DATA_DIR: join(all, 'y'), ...wrong }), backup)).rejects.toThrow(
      /does not open the secrets/,
    );
    expect([await readdir(join(all, 'x')), await readdir(join(all, 'y'))]).toEqual([[], []]);
  });

  test('keeps out of a folder with the secrets of another site, and of another site’s files', async () => {
    const other = join(all, 'other');
    loadSecrets(other);
    await expect(restoreFolder(configWith({ DATA_DIR: other }), backup)).rejects.toThrow(
      /secrets of another installation/,
    );
    const files = join(all, 'strange-files');
    const store = await openFiles({ kind: 'folder', folder: files }, { now: new Date(), log: quietLog });
    await store.writeMarker('00000000-0000-4000-8000-000000000000');
    const there = configWith({ DATA_DIR: join(all, 'third'), STORAGE_URL: `file:${files}` });
    await expect(restoreFolder(there, backup)).rejects.toThrow(/files of another installation/);
    expect(await readdir(there.dataDir)).not.toContain('pg');
  });

  test('of a damaged backup leaves no database behind, and can be repeated with a sound one', async () => {
    const torn = await copyOf('torn');
    await truncate(join(torn, 'database.tar.zst'), 1_000_000);
    const config = configWith({ DATA_DIR: join(all, 'again') });
    await expect(restoreFolder(config, torn)).rejects.toThrow(/database\.tar\.zst is damaged/);
    expect((await readdir(config.dataDir)).filter((name) => name.startsWith('pg'))).toEqual([]);
    expect(await restoreFolder(config, backup)).toContain('Start it with npm start.');
  });
});

test('a restore goes on without a file whose copy is damaged, and names it', async () => {
  const holed = await copyOf('holed');
  await writeFile(join(all, 'holed/files', key), 'hallo');
  const config = configWith({ DATA_DIR: join(all, 'without-one') });
  expect(await restoreFolder(config, holed)).toContain(
    `The copies of 1 file were missing or damaged, and are not restored: ${key}`,
  );
  expect(await readdir(config.dataDir)).toContain('pg');
});

test('an archive that is torn anywhere is refused, and nothing waits for the rest of it', async () => {
  const torn = await copyOf('torn-anywhere');
  const archive = join(torn, 'database.tar.zst');
  const { size } = await stat(archive);
  for (let part = 20; part > 0; part -= 1) {
    await truncate(archive, Math.floor((size * part) / 21));
    const folder = await mkdtemp(join(all, 'unpacked-'));
    await expect(unpackDatabase(torn, folder, null)).rejects.toThrow(/database\.tar\.zst is damaged/);
    await rm(folder, { recursive: true });
  }
});

describe('verifying finds', () => {
  test('a changed byte in the database', async () => {
    const changed = await copyOf('changed');
    const path = join(changed, 'database.tar.zst');
    const bytes = await readFile(path);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await writeFile(path, bytes);
    await expect(verify(configWith({}), changed)).rejects.toThrow(/is damaged: use another backup/);
  });

  test('a lost file, a changed one, and a shortened list', async () => {
    const lost = await copyOf('lost');
    const copy = join(all, 'lost/files', key);
    await writeFile(copy, 'hallo');
    await expect(verify(configWith({}), lost)).rejects.toThrow(
      `The copy of the file ${key} in ${join(all, 'lost/files')} is damaged: the next backup makes it anew`,
    );
    await rm(copy);
    await expect(verify(configWith({}), lost)).rejects.toThrow(
      `The copy of the file ${key} in ${join(all, 'lost/files')} is missing: the next backup makes it anew`,
    );
    await writeFile(join(lost, 'files.jsonl'), '');
    await expect(verify(configWith({}), lost)).rejects.toThrow(/files\.jsonl is damaged/);
  });

  test('nothing to verify with, and creates no secrets in the data folder', async () => {
    const empty = join(all, 'no-secrets');
    await mkdir(empty);
    const config = configWith({ DATA_DIR: empty, BACKUP_PASSPHRASE: '' });
    await expect(verify(config, backup)).rejects.toThrow(/set BACKUP_PASSPHRASE/);
    expect(await readdir(empty)).toEqual([]);
  });

  test('a backup of a newer release, an unfinished one, and none', async () => {
    const newer = await copyOf('newer');
    await writeFile(join(newer, 'backup.json'), JSON.stringify({ format: 2 }));
    await expect(verify(configWith({}), newer)).rejects.toThrow(/was made by a newer Cairn/);
    await rm(join(newer, 'backup.json'));
    await expect(verify(configWith({}), newer)).rejects.toThrow(/holds no whole backup/);
    await expect(verify(configWith({ BACKUP_FOLDER: join(all, 'none') }), null)).rejects.toThrow(
      /There is no backup in/,
    );
  });
});

describe('a backup', () => {
  test('on a full disk says so in one line and leaves nothing', async () => {
    const target = join(all, 'full');
    // Its server runs without the limit below.
    const storage = await openStorage(configWith({}), loadSecrets(dataDir), quietLog);
    const said = await onFullDisk(['backup'], { DATA_DIR: dataDir, BACKUP_FOLDER: target });
    await storage.close();
    expect(said).toBe(`There is no room for a backup in ${target}: make room, or choose another folder.`);
    expect(await readdir(target)).toEqual([]);
  });

  test('cannot be verified or restored on a full disk either, which leaves nothing and says what to do', async () => {
    const target = join(all, 'read-only');
    await copyOf('read-only');
    const backup = join(target, 'one');
    await rm(join(backup, 'verification.json'));
    expect(await onFullDisk(['verify', backup], { DATA_DIR: dataDir })).toBe(
      `There is no room for a backup in ${target}: make room, or choose another folder.`,
    );
    expect((await readdir(target)).toSorted()).toEqual(['files', 'one']);
    expect(await readdir(backup)).not.toContain('verification.json');
    const small = join(all, 'small');
    expect(await onFullDisk(['restore', backup], { DATA_DIR: small })).toBe(
      `There is no room for the restored site in ${small}: make room, or set DATA_DIR and STORAGE_URL to other places.`,
    );
    expect((await readdir(small)).toSorted()).toEqual(['files', 'secrets.json']);
  });

  test('says which file is missing from the store', async () => {
    const config = configWith({ DATA_DIR: join(all, 'hole'), BACKUP_FOLDER: join(all, 'of-hole') });
    await restoreFolder(config, backup);
    await rm(join(config.dataDir, 'files', key));
    await expect(backUp(config)).rejects.toThrow(
      `The file ${key}, which the database refers to, is not in the file store`,
    );
    expect(await readdir(config.backups.folder)).toEqual([]);
  });

  test('copies a file once, and again if the copy was damaged', async () => {
    const pooled = join(backups, 'files', key);
    const { mtimeMs } = await stat(pooled);
    await backUp(configWith({}));
    expect((await stat(pooled)).mtimeMs).toBe(mtimeMs);
    await writeFile(pooled, 'hallo');
    await expect(verify(configWith({}), null)).rejects.toThrow(/the next backup makes it anew/);
    expect(await backUp(configWith({}))).toContain('is sound');
    expect(await readFile(pooled, 'utf8')).toBe('hello');
    expect(await verify(configWith({}), null)).toContain('1 file');
  });

  test('deletes the older ones that the rule does not keep, and copies that no other lists', async () => {
    const target = join(all, 'pruned');
    const config = configWith({ BACKUP_FOLDER: target, BACKUP_KEEP: '1 daily, 0 weekly, 0 monthly' });
    await backUp(config);
    const [first = ''] = (await readdir(target)).filter((name) => name.startsWith('2'));
    await writeFile(join(target, 'files/sample/of-none.bin'), 'old');
    expect(await backUp(config)).toContain(`Deleted by BACKUP_KEEP: ${first}.`);
    expect((await readdir(target)).filter((name) => name.startsWith('2'))).toHaveLength(1);
    expect(await readdir(join(target, 'files/sample'))).toEqual(['of-a-room.bin']);
  });
});
