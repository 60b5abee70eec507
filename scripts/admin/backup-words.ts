import { counted } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import type { BackupManifest } from '#platform/backup/manifest.ts';
import { listBackups } from '#platform/backup/read-backups.ts';
import { StartProblem } from '#platform/start-problem.ts';

export function contentsOf({ database, files, only }: BackupManifest): string {
  if (only) return `the database alone (${sizeText(database.bytes)} compressed)`;
  return `the database (${sizeText(database.bytes)} compressed) and ${counted(files.count, 'file')} (${sizeText(files.bytes)})`;
}

/** The folder of the newest backup. Throws StartProblem if there is none. */
export async function newestBackup(target: string): Promise<string> {
  const found = (await listBackups(target)).at(-1);
  if (found) return found;
  throw new StartProblem(`There is no backup in ${target}: set BACKUP_FOLDER, or name its folder.`);
}
