import { knownKeys } from '#features/record/orphaned-files/server/known-keys.ts';
import { backUpBeforeUpgrade } from '#platform/backup/before-upgrade.ts';
import { type Continuous, continuousBackup } from '#platform/backup/continuous.ts';
import { mirrorFiles } from '#platform/backup/mirror-files.ts';
import { forgetWalSlots, walReceiver } from '#platform/backup/wal/receiver.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { openStorage, Storage } from '#platform/db/open-storage.ts';
import type { Files } from '#platform/files/files.ts';
import { secretsText } from '#platform/secrets.ts';
import type { StartLog } from '#platform/start-problem.ts';

type Settings = Pick<Config, 'backups' | 'dataDir'>;

/** How the database is copied before it is upgraded. */
export function beforeUpgrade(
  { backups, dataDir }: Settings,
  log: StartLog,
): NonNullable<Parameters<typeof openStorage>[3]> {
  if (!backups.beforeUpgrade) return {};
  const { folder: target, passphrase } = backups;
  return {
    beforeUpgrade: (facts, migration) => {
      const secrets = { text: secretsText(dataDir) ?? '', passphrase };
      return backUpBeforeUpgrade(facts, { target, migration, secrets, now: systemClock.now() }, log);
    },
  };
}

/** Copies each change to the backups, if that is asked for. `files`: the store to use from now on. */
export async function copyChanges(
  { backups }: Pick<Config, 'backups'>,
  { source, db }: Pick<Storage, 'source' | 'db'>,
  { files, log }: { files: Files; log: StartLog },
): Promise<{ files: Files; continuous: Continuous | null }> {
  const facts = 'connectionString' in source ? null : source;
  if (!backups.pointInTime) {
    if (facts) await forgetWalSlots(facts);
    return { files, continuous: null };
  }
  const target = backups.folder;
  const mirror = mirrorFiles(files, target);
  const receiver = facts && walReceiver({ facts, target, log });
  return { files: mirror.files, continuous: continuousBackup(receiver, mirror, () => knownKeys(db)) };
}
