import type { Kysely } from 'kysely';
import {
  findInstallation,
  hasPlainFiles,
  knownFiles,
} from '#features/record/orphaned-files/server/installation-store.ts';
import { openBucket } from '#platform/backup/bucket/bucket.ts';
import { sendBackup } from '#platform/backup/bucket/send-backup.ts';
import { backupName } from '#platform/backup/new-folder.ts';
import { pruneBackups } from '#platform/backup/prune-backups.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import type { Config } from '#platform/config.ts';
import { newestMigration } from '#platform/db/database-facts.ts';
import type { Facts } from '#platform/db/embedded/hold.ts';
import type { DB } from '#platform/db/tables.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { secretsText } from '#platform/secrets.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { madeBefore } from '#site/backups/server/attempt-store.ts';
import { asAttempt, type Note } from './attempt.ts';
import { verifyOne } from './verify.ts';
import { visitDatabase } from './visit-database.ts';
import { readStored, whileFilesStay } from './while-files-stay.ts';

const silent = { info() {}, warn() {}, error() {} };

/**
 * Writes a backup while the app runs, or without it, verifies it, and deletes old ones. `attempt`: the one that the app
 * began for it. Returns a message.
 */
export async function backUp(config: Config, attempt: string | null = null): Promise<string> {
  const { folder: target, keep, passphrase } = config.backups;
  const said: string[] = [];
  await visitDatabase(config, async (db, source) => {
    const whole = (await readBackups(target)).map(({ name }) => name);
    await asAttempt(db, { attempt, whole }, async (note) => {
      if (attempt !== null && whole.length === 0 && (await madeBefore(db, target))) throw away(target);
      const facts = 'connectionString' in source ? null : source;
      const folder = await whileFilesStay(source, () => write(config, { db, facts, note }));
      note({ step: 'verifying', done: 0, total: 0 });
      said.push(await verifyOne(config, folder, 'checked'));
      note({ step: 'deleting' });
      const old = await whileFilesStay(source, () => pruneBackups(target, keep));
      if (old.length > 0) said.push(`Deleted by BACKUP_KEEP: ${old.join(', ')}.`);
      if (await send(config.backups, folder, note))
        said.push('It was copied to the bucket of BACKUP_BUCKET.');
    });
  });
  if (passphrase === null)
    said.push(
      'It has no secrets, because BACKUP_PASSPHRASE is not set: keep a copy of secrets.json elsewhere.',
    );
  if (config.databaseUrl)
    said.push(
      'The database is not in it: back up that of DATABASE_URL with its own tools, such as pg_dump or pgBackRest, before each backup of the files.',
    );
  return said.join('\n');
}

/** The app does not fill the disk below a mount point whose own disk is away. An operator knows what they do. */
function away(target: string): StartProblem {
  return new StartProblem(
    `${target} has none of the backups that were made there: mount its disk. If it is meant to be empty, run npm run admin -- backup once.`,
  );
}

async function send(
  { bucket, passphrase, keep }: Config['backups'],
  backup: string,
  onProgress: Note,
): Promise<boolean> {
  if (!bucket || passphrase === null) return false;
  try {
    await sendBackup(await openBucket(bucket), { backup, passphrase, keep, onProgress });
    return true;
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    throw new StartProblem(
      `The backup is made and verified, but not copied to the bucket: ${error.message} The next one is copied with all that is missing.`,
      { cause: error },
    );
  }
}

type Tools = { db: Kysely<DB>; facts: Facts | null; note: Note };

async function write(config: Config, { db, facts, note }: Tools): Promise<string> {
  if (await hasPlainFiles(db))
    throw new StartProblem(
      'Files of an older release are still being encrypted: let the app run some minutes, and try again.',
    );
  const { folder: target, passphrase } = config.backups;
  const { id } = await findInstallation(db);
  const text = passphrase === null ? null : secretsText(config.dataDir);
  const store = await openFiles(config.storage, { now: new Date(), log: silent });
  const now = new Date();
  note({ backup: backupName(now), folder: target });
  const source = {
    facts,
    installation: id,
    migration: await newestMigration(db),
    files: { get: (key: string) => readStored(store, key) },
    keys: () => knownFiles(db),
    secrets: passphrase === null || text === null ? null : { text, passphrase },
    now,
  };
  const { folder } = await writeBackup(target, source, note);
  return folder;
}
