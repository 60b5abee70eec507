import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/connect.ts';
import { installationOf, newestMigration } from '../db/database-facts.ts';
import type { Facts } from '../db/embedded/hold.ts';
import { type StartLog, StartProblem } from '../start-problem.ts';
import { writeSynced } from './durable-writes.ts';
import { type BackupManifest, names } from './manifest.ts';
import { inNewFolder } from './new-folder.ts';
import { listBackups } from './read-backups.ts';
import { sealSecrets } from './sealed-secrets.ts';
import { writeVerification } from './verification.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeDatabase } from './write-database.ts';

export type BeforeUpgrade = {
  /** The folder of all backups. */
  target: string;
  /** The number of the newest migration. */
  migration: number;
  secrets: { text: string; passphrase: string | null };
  now: Date;
};

const kept = 2;
const noInstallation = '00000000-0000-0000-0000-000000000000';

/** Where the backups are that upgrades make. */
export function upgradeFolder(target: string): string {
  return join(target, 'before-upgrade');
}

/**
 * Copies the embedded database and verifies the copy, before a new version changes it; keeps the last two. Files are
 * not copied: an upgrade does not touch them. Throws StartProblem if that cannot be done.
 */
export async function backUpBeforeUpgrade(
  facts: Facts,
  upgrade: BeforeUpgrade,
  log: StartLog,
): Promise<void> {
  const target = upgradeFolder(upgrade.target);
  const { passphrase, text } = upgrade.secrets;
  try {
    const { folder } = await inNewFolder(target, upgrade.now, (part) => write(part, facts, upgrade));
    const of = { backup: folder, passphrase, secrets: passphrase === null ? text : null } as const;
    // Its tables are those of an earlier version, so nothing else can be asked of it.
    await verifyBackup({ ...of, copies: 'checked' }, async ({ db }) => ({
      heldKeys: [],
      migration: await newestMigration(db),
      faults: [],
    }));
    await writeVerification(folder, { at: upgrade.now.toISOString(), fault: null });
    for (const old of (await listBackups(target)).slice(0, -kept))
      await rm(old, { recursive: true, force: true });
    log.info({ folder }, 'the database was backed up before the upgrade');
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    throw new StartProblem(
      `${error.message} Cairn makes it before an upgrade, and nothing was changed (BACKUP_BEFORE_UPGRADE=off upgrades without).`,
      { cause: error },
    );
  }
}

async function write(part: string, facts: Facts, upgrade: BeforeUpgrade): Promise<BackupManifest> {
  const { passphrase, text } = upgrade.secrets;
  const open = openDatabase(facts, { max: 1 });
  const installation = await installationOf(open.db).finally(() => open.db.destroy());
  const { database } = await writeDatabase(part, facts, () => {});
  await writeSynced(join(part, names.files), '');
  if (passphrase !== null) await writeSynced(join(part, names.secrets), sealSecrets(text, passphrase));
  return {
    format: 1,
    createdAt: upgrade.now.toISOString(),
    installation: installation ?? noInstallation,
    migration: upgrade.migration,
    database,
    files: { count: 0, bytes: 0, sha256: createHash('sha256').digest('hex') },
    secrets: passphrase === null ? 'left out' : 'sealed',
    only: 'database',
  };
}
