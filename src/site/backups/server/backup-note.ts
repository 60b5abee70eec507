import type { Reader } from '#platform/context.ts';
import type { BackupPlace } from './backup-tools.ts';
import { takeStock, troubleIn } from './take-stock.ts';

/** A note to the operator; `null` if the backups are as they should be. */
export async function backupNote(
  db: Reader,
  place: BackupPlace,
  now: Date,
): Promise<{ title: string; text: string } | null> {
  if (!place.settings.folderSet) return null;
  const trouble = troubleIn(await takeStock(db, place), place, now);
  return trouble && { title: trouble.title, text: trouble.lines.join(' ') };
}
