import type { BackupRunner } from '#platform/backup/backup-runner.ts';
import type { BackupSettings } from '#platform/backup-settings.ts';
import type { Work } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';

/** `embedded`: the database is the one that backups can copy. */
export type BackupPlace = { settings: BackupSettings; embedded: boolean };

export type BackupTools = BackupPlace & {
  runner: BackupRunner;
  log: Logger;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};
