import { type FoundBackup, readBackups } from '#platform/backup/read-backups.ts';
import type { Reader } from '#platform/context.ts';
import { troubleOf } from '../domain/trouble.ts';
import { type AttemptRow, recentAttempts } from './attempt-store.ts';
import type { BackupPlace } from './backup-tools.ts';

/** Oldest backup first, newest attempt first. */
type Stock = { backups: readonly FoundBackup[]; attempts: readonly AttemptRow[] };

export async function takeStock(db: Reader, { settings }: BackupPlace): Promise<Stock> {
  const [backups, attempts] = await Promise.all([readBackups(settings.folder), recentAttempts(db)]);
  return { backups, attempts };
}

/** When the newest one was made. `sound`: only of those that are not known to be unsound. */
export function newestOf({ backups }: Stock, { sound }: { sound: boolean }): Date | null {
  const newest = backups.findLast((one) => one.manifest && !(sound && one.verification?.fault));
  return newest?.manifest ? new Date(newest.manifest.createdAt) : null;
}

/** Whether changes are received that no backup begins. */
export function isUnfounded({ backups }: Stock, { continuous }: BackupPlace): boolean {
  const stream = continuous?.state().stream ?? null;
  return stream !== null && !backups.some(({ manifest }) => manifest?.wal?.stream === stream);
}

export function lastEnded({ attempts }: Stock): AttemptRow | undefined {
  return attempts.find(({ kind, ended_at }) => kind === 'backup' && ended_at !== null);
}

/** `null` also where no one asked for backups. */
export function troubleIn(stock: Stock, { settings, continuous }: BackupPlace, now: Date) {
  if (!settings.folderSet) return null;
  return troubleOf({
    now,
    newest: newestOf(stock, { sound: true }),
    lastProblem: lastEnded(stock)?.problem ?? null,
    running: stock.attempts.some(
      ({ kind, ended_at, lost }) => kind === 'backup' && ended_at === null && !lost,
    ),
    scheduled: settings.at !== null,
    notCopied: continuous?.state().problem ?? null,
  });
}
