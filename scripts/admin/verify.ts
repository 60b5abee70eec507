import { join, resolve } from 'node:path';
import { knownFiles } from '#features/record/orphaned-files/server/installation-store.ts';
import { UnsoundBackup, writeVerification } from '#platform/backup/verification.ts';
import { verifyBackup } from '#platform/backup/verify-backup.ts';
import type { Config } from '#platform/config.ts';
import { newestMigration } from '#platform/db/database-facts.ts';
import { secretsText } from '#platform/secrets.ts';
import { asAttempt } from './attempt.ts';
import { contentsOf, newestBackup } from './backup-words.ts';
import { faultsOfRecord } from './faults-of-record.ts';
import { visitDatabase } from './visit-database.ts';

/**
 * Restores a backup into a throw-away database and compares. `given`: its folder; `null` for the newest. `attempt`: the
 * one that the app began for it, whose backup is named within BACKUP_FOLDER. Returns a message.
 */
export async function verify(
  config: Config,
  given: string | null,
  attempt: string | null = null,
): Promise<string> {
  if (attempt === null)
    return verifyOne(
      config,
      given === null ? await newestBackup(config.backups.folder) : resolve(given),
      'to check',
    );
  let said = '';
  await visitDatabase(config, async (db) => {
    said = await asAttempt(db, { attempt, whole: [] }, (note) => {
      note({ step: 'verifying' });
      return verifyOne(config, join(config.backups.folder, given ?? ''), 'to check');
    });
  });
  return said;
}

/** Notes beside the backup what was found. `copies`: of files. Throws StartProblem. */
export async function verifyOne(
  { backups: { passphrase }, dataDir }: Config,
  backup: string,
  copies: 'to check' | 'checked',
): Promise<string> {
  const secrets = passphrase === null ? secretsText(dataDir) : null;
  const note = (fault: string | null) => writeVerification(backup, { at: new Date().toISOString(), fault });
  try {
    const manifest = await verifyBackup(
      { backup, passphrase, secrets, copies },
      async ({ db }, { ledgerKey }) => ({
        heldKeys: (await knownFiles(db)).filter(({ held }) => held).map(({ key }) => key),
        migration: await newestMigration(db),
        faults: await faultsOfRecord(db, ledgerKey),
      }),
    );
    await note(null);
    return `${backup} is sound: ${contentsOf(manifest)}.`;
  } catch (error) {
    if (error instanceof UnsoundBackup) await note(error.message).catch(() => undefined);
    throw error;
  }
}
