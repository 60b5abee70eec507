import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUpBeforeUpgrade, upgradeFolder } from '#platform/backup/before-upgrade.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { migrationsFolder } from '#platform/db/migrate.ts';
import { openStorage, type Storage } from '#platform/db/open-storage.ts';
import { loadSecrets, secretsText } from '#platform/secrets.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { restore } from '../../scripts/admin/restore.ts';

const all = await mkdtemp(join(tmpdir(), 'cairn-upgrade-'));
const dataDir = join(all, 'data');
const newer = join(all, 'migrations');
const target = join(dataDir, 'backups');
const config = readConfig({ DATA_DIR: dataDir });
const said: string[] = [];
const log = { ...quietLog, info: (_facts: object, text: string) => void said.push(text) };

function restoreFolder(to: Config, given: string): Promise<string> {
  return restore(to, { given, until: null });
}

/** The start of a Cairn with these migrations. */
async function start(migrations: string, into = target, passphrase: string | null = null): Promise<Storage> {
  const secrets = { text: secretsText(dataDir) ?? '', passphrase };
  return openStorage(config, loadSecrets(dataDir), log, {
    migrations,
    beforeUpgrade: (facts, migration) =>
      backUpBeforeUpgrade(facts, { target: into, migration, secrets, now: new Date() }, log),
  });
}

const put = (name: string, text: string) => writeFile(join(newer, name), text);
const made = () => readBackups(upgradeFolder(target));
const columns = ({ db }: Storage) =>
  sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'person' and column_name like 'test%' order by 1`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name));

beforeAll(async () => {
  await mkdir(dataDir);
  await mkdir(newer);
  for (const name of await readdir(migrationsFolder))
    await copyFile(join(migrationsFolder, name), join(newer, name));
  const storage = await start(migrationsFolder);
  const ann = {
    email: 'ann@a.example',
    email_verified: true,
    first_name: 'Ann',
    last_name: 'Lee',
    username: 'ann',
  };
  await storage.db.insertInto('person').values(ann).execute();
  await storage.close();
});

afterAll(() => rm(all, { recursive: true, force: true, maxRetries: 5 }));

test('a start without new migrations makes no backup, and neither does the first one', async () => {
  await (await start(migrationsFolder)).close();
  expect(await made()).toEqual([]);
});

test('a failing migration leaves the database as it was, and the old version starts on it', async () => {
  await put('9001_good.sql', 'alter table person add column test_one int');
  await put('9002_bad.sql', 'update person set test_one = 1; alter table person add column email text');
  await expect(start(newer)).rejects.toThrow(
    /^migrations\/9002_bad\.sql failed \(column "email" .* already exists\), and nothing was changed: .* Start the Cairn that ran before/,
  );
  expect(await made()).toMatchObject([
    {
      manifest: { only: 'database', secrets: 'left out', files: { count: 0 } },
      verification: { fault: null },
    },
  ]);
  const storage = await start(migrationsFolder);
  expect(await columns(storage)).toEqual([]);
  expect(await storage.db.selectFrom('person').select('email').execute()).toEqual([
    { email: 'ann@a.example' },
  ]);
  await storage.close();
});

test('an upgrade that has no room for its backup changes nothing, and says what to do', async () => {
  await put('9002_bad.sql', 'select 1');
  const blocked = join(all, 'a-file');
  await writeFile(blocked, '');
  await expect(start(newer, blocked)).rejects.toThrow(
    /a-file\/before-upgrade cannot be used \(ENOTDIR\): .* nothing was changed \(BACKUP_BEFORE_UPGRADE=off upgrades without\)/,
  );
  const storage = await start(migrationsFolder);
  expect(await columns(storage)).toEqual([]);
  await storage.close();
});

test('the last two backups are kept, each said in one line, and one brings back the version before', async () => {
  said.splice(0);
  await (await start(newer)).close();
  await put('9003_third.sql', 'alter table person add column test_two int');
  await (await start(newer, target, 'correct horse battery')).close();
  await put('9004_fourth.sql', 'alter table person add column test_three int');
  const storage = await start(newer);
  expect(await columns(storage)).toEqual(['test_one', 'test_three', 'test_two']);
  await storage.close();
  expect(said.filter((line) => line === 'the database was backed up before the upgrade')).toHaveLength(3);
  expect(await made()).toMatchObject([
    { manifest: { migration: 9002, secrets: 'sealed' } },
    { manifest: { migration: 9003, secrets: 'left out' } },
  ]);
  const [, newest] = await made();
  await rename(join(dataDir, 'pg'), join(dataDir, 'pg.upgraded'));
  expect(await restoreFolder(config, newest?.folder ?? '')).toMatch(
    /the database alone \(.* compressed\)\. Start it/,
  );
  await rm(join(newer, '9004_fourth.sql'));
  const before = await start(newer);
  expect(await columns(before)).toEqual(['test_one', 'test_two']);
  await before.close();
});
