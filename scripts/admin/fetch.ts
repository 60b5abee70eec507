import { openBucket } from '#platform/backup/bucket/bucket.ts';
import { fetchBackup } from '#platform/backup/bucket/fetch-backup.ts';
import type { Config } from '#platform/config.ts';
import { StartProblem } from '#platform/start-problem.ts';

/** From BACKUP_BUCKET into BACKUP_FOLDER. `given`: the name of a backup; `null` for the newest. Returns a message. */
export async function fetchFromBucket({ backups }: Config, given: string | null): Promise<string> {
  const { bucket, folder: target, passphrase } = backups;
  if (!bucket || passphrase === null)
    throw new StartProblem('Set BACKUP_BUCKET to where the backups are, and BACKUP_PASSPHRASE to open them.');
  const folder = await fetchBackup(await openBucket(bucket), { target, name: given, passphrase });
  return `${folder} is here. Restore it with npm run admin -- restore ${folder}`;
}
