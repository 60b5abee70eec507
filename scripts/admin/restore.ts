import { resolve } from 'node:path';
import { counted } from '#kernel/counts.ts';
import { Refused } from '#kernel/refusal.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import type { Config } from '#platform/config.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { contentsOf, newestBackup } from './backup-words.ts';

const silent = { info() {}, warn() {}, error() {} };

/** Into an empty DATA_DIR, and into the store of STORAGE_URL. `given`: the folder of the backup. */
export async function restore(config: Config, given: string | null): Promise<string> {
  const { databaseUrl, dataDir, backups, storage } = config;
  if (databaseUrl)
    throw new StartProblem('A backup is restored into DATA_DIR: leave DATABASE_URL out, and try again.');
  const backup = given === null ? await newestBackup(backups.folder) : resolve(given);
  const to = { backup, dataDir, passphrase: backups.passphrase };
  try {
    const { manifest, lost } = await restoreBackup(to, () =>
      openFiles(storage, { now: new Date(), log: silent }),
    );
    const said = `${dataDir} has the site of ${manifest.createdAt}: ${contentsOf(manifest)}. Start it with npm start.`;
    return lost.length === 0 ? said : `${said}\n${lostWords(lost)}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartProblem(
      `Files cannot be stored where STORAGE_URL says (${error.code}): free it, and run the restore again.`,
    );
  }
}

function lostWords(lost: readonly string[]): string {
  const some = lost.slice(0, 3).join(', ');
  const more = lost.length > 3 ? ' …' : '';
  return `The copies of ${counted(lost.length, 'file')} were missing or damaged, and are not restored: ${some}${more}`;
}
