import type { BackupRunner } from '#platform/backup/backup-runner.ts';
import type { Continuous } from '#platform/backup/continuous.ts';
import type { BackupSettings } from '#platform/backup-settings.ts';
import type { Work } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';

export type BackupPlace = {
  settings: BackupSettings;
  /** The database is the one that backups can copy; of another one, they have the files and the secrets. */
  embedded: boolean;
  /** `null` where not every change is copied. */
  continuous: Continuous | null;
};

export type BackupTools = BackupPlace & {
  runner: BackupRunner;
  log: Logger;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};
