import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  findInstallation,
  hasPlainFiles,
  knownFiles,
} from '#features/record/orphaned-files/server/installation-store.ts';
import { counted } from '#kernel/counts.ts';
import { holdStoredFiles } from '#platform/backup/held-files-store.ts';
import type { BackupManifest } from '#platform/backup/manifest.ts';
import { pruneBackups } from '#platform/backup/prune-backups.ts';
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

/** Writes a backup while the app runs, or without it, verifies it, and deletes old ones. Returns a message. */
export async function backUp(config: Config): Promise<string> {
  if (config.databaseUrl)
    throw new StartProblem(
      'The database of DATABASE_URL is backed up by its own tools, such as pg_dump or pgBackRest: this command copies the embedded one. Back up STORAGE_URL and DATA_DIR/secrets.json with it.',
    );
  const said: string[] = [];
  await visitDatabase(config, async (db, source) => {
    const folder = await whileFilesStay(source, (facts) => write(config, db, facts));
    said.push(await verify(config, folder));
    const old = await whileFilesStay(source, () => pruneBackups(config.backups.folder, config.backups.keep));
    if (old.length > 0) said.push(`Deleted by BACKUP_KEEP: ${old.join(', ')}.`);
  });
  if (config.backups.passphrase === null)
    said.push(
      'It has no secrets, because BACKUP_PASSPHRASE is not set: keep a copy of secrets.json elsewhere.',
    );
  return said.join('\n');
}

type EmbeddedSource = Exclude<DatabaseSource, { connectionString: string }>;

/** Waits for another backup. */
async function whileFilesStay<T>(
  source: DatabaseSource,
  work: (facts: EmbeddedSource) => Promise<T>,
): Promise<T> {
  if ('connectionString' in source) throw new TypeError('not the embedded database');
  const holding = await connectPatiently(source, silent);
  try {
    await holdStoredFiles(holding);
    return await work(source);
  } finally {
    await holding.end();
  }
}

async function write(config: Config, db: Kysely<DB>, facts: EmbeddedSource): Promise<string> {
  if (await hasPlainFiles(db))
    throw new StartProblem(
      'Files of an older release are still being encrypted: let the app run some minutes, and try again.',
    );
  const { folder: target, passphrase } = config.backups;
  const { id } = await findInstallation(db);
  const text = passphrase === null ? null : secretsText(config.dataDir);
  const store = await openFiles(config.storage, { now: new Date(), log: silent });
  const { folder } = await writeBackup(target, {
    facts,
    installation: id,
    migration: await newestMigration(db),
    files: store.files,
    keys: () => knownFiles(db),
    secrets: passphrase === null || text === null ? null : { text, passphrase },
    now: new Date(),
  });
  return folder;
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
