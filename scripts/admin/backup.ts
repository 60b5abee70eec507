import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  findInstallation,
  hasPlainFiles,
  knownFiles,
} from '#features/record/orphaned-files/server/installation-store.ts';
import { counted } from '#kernel/counts.ts';
import { holdStoredFiles } from '#platform/backup/hold-files.ts';
import type { BackupManifest } from '#platform/backup/manifest.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { verifyBackup } from '#platform/backup/verify-backup.ts';
import { listBackups, writeBackup } from '#platform/backup/write-backup.ts';
import type { Config } from '#platform/config.ts';
import type { DatabaseSource } from '#platform/db/connect.ts';
import { connectPatiently } from '#platform/db/open-storage.ts';
import type { DB } from '#platform/db/tables.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { secretsText } from '#platform/secrets.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { faultsOfRecord } from './faults-of-record.ts';
import { visitDatabase } from './visit-database.ts';

const silent = { info() {}, warn() {}, error() {} };

/** Writes a backup while the app runs, or without it, and verifies it. Returns a message. */
export async function backUp(config: Config): Promise<string> {
  if (config.databaseUrl)
    throw new StartProblem(
      'The database of DATABASE_URL is backed up by its own tools, such as pg_dump or pgBackRest: this command copies the embedded one. Back up STORAGE_URL and DATA_DIR/secrets.json with it.',
    );
  let folder = '';
  await visitDatabase(config, async (db, source) => {
    folder = await write(config, db, source);
  });
  return `${await verify(config, folder)}${config.backups.passphrase === null ? ' It has no secrets, because BACKUP_PASSPHRASE is not set: keep a copy of secrets.json elsewhere.' : ''}`;
}

async function write(config: Config, db: Kysely<DB>, source: DatabaseSource): Promise<string> {
  if ('connectionString' in source) throw new TypeError('not the embedded database');
  if (await hasPlainFiles(db))
    throw new StartProblem(
      'Files of an older release are still being encrypted: let the app run some minutes, and try again.',
    );
  const { folder: target, passphrase } = config.backups;
  const holding = await connectPatiently(source, silent);
  try {
    await holdStoredFiles(holding);
    const { id } = await findInstallation(db);
    const store = await openFiles(config.storage, { now: new Date(), log: silent });
    const { folder } = await writeBackup(target, {
      facts: source,
      installation: id,
      migration: await newestMigration(db),
      files: store.files,
      keys: () => knownFiles(db),
      secrets: passphrase === null ? null : { text: secretsText(config.dataDir), passphrase },
      now: new Date(),
    });
    return folder;
  } finally {
    await holding.end();
  }
}

/** Restores the backup into a throw-away database and compares. `given`: its folder; `null` for the newest. */
export async function verify(config: Config, given: string | null): Promise<string> {
  const { backups, dataDir } = config;
  const backup = given === null ? await newest(backups.folder) : resolve(given);
  const secrets = backups.passphrase === null ? secretsText(dataDir) : null;
  const manifest = await verifyBackup(
    { backup, passphrase: backups.passphrase, secrets },
    async ({ db }, { ledgerKey }) => ({
      heldKeys: (await knownFiles(db)).filter(({ held }) => held).map(({ key }) => key),
      migration: await newestMigration(db),
      faults: await faultsOfRecord(db, ledgerKey),
    }),
  );
  return `${backup} is sound: ${contents(manifest)}.`;
}

/** Into an empty DATA_DIR, and into the store of STORAGE_URL. `given`: the folder of the backup. */
export async function restore(config: Config, given: string | null): Promise<string> {
  if (config.databaseUrl)
    throw new StartProblem('A backup is restored into DATA_DIR: leave DATABASE_URL out, and try again.');
  const backup = given === null ? await newest(config.backups.folder) : resolve(given);
  const to = { backup, dataDir: config.dataDir, passphrase: config.backups.passphrase };
  const manifest = await restoreBackup(to, () => openFiles(config.storage, { now: new Date(), log: silent }));
  return `${config.dataDir} has the site of ${manifest.createdAt}: ${contents(manifest)}. Start it with npm start.`;
}

async function newest(target: string): Promise<string> {
  const found = (await listBackups(target)).at(-1);
  if (found) return found;
  throw new StartProblem(`There is no backup in ${target}: set BACKUP_FOLDER, or name its folder.`);
}

async function newestMigration(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ newest: number }>`select max(number) as newest from migration`.execute(db);
  return rows[0]?.newest ?? 0;
}

function contents({ database, files }: BackupManifest): string {
  const size = (bytes: number) => `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
  return `the database (${size(database.bytes)} compressed) and ${counted(files.count, 'file')} (${size(files.bytes)})`;
}
