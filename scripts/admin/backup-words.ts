import { counted } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import type { BackupManifest } from '#platform/backup/manifest.ts';
import { listBackups } from '#platform/backup/read-backups.ts';
import { StartProblem } from '#platform/start-problem.ts';

export function contentsOf({ database, files, only }: BackupManifest): string {
  const ofDatabase = `(${sizeText(database.bytes)} compressed)`;
  const ofFiles = `${counted(files.count, 'file')} (${sizeText(files.bytes)})`;
  if (only === 'files') return `${ofFiles}, without the database`;
  return only ? `the database alone ${ofDatabase}` : `the database ${ofDatabase} and ${ofFiles}`;
}

/** The folder of the newest backup. Throws StartProblem if there is none. */
export async function newestBackup(target: string): Promise<string> {
  const found = (await listBackups(target)).at(-1);
  if (found) return found;
  throw new StartProblem(`There is no backup in ${target}: set BACKUP_FOLDER, or name its folder.`);
}
