import { resolve } from 'node:path';
import { fileSeals } from '#app/file-seals.ts';
import {
  findInstallation,
  hasPlainFiles,
} from '#features/record/orphaned-files/server/installation-store.ts';
import { counted } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import type { Config } from '#platform/config.ts';
import { newestMigration } from '#platform/db/database-facts.ts';
import { migrationsFolder, readMigrations } from '#platform/db/migrate.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { loadSecrets, secretsText } from '#platform/secrets.ts';
import type { SiteExport } from '#platform/site-export/manifest.ts';
import { writeExport } from '#platform/site-export/write-export.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { visitDatabase } from './visit-database.ts';
import { readStored, whileFilesStay } from './while-files-stay.ts';

const silent = { info() {}, warn() {}, error() {} };

/** Writes everything that the site has as CSV and files, while the app runs or without it. Returns a message. */
export async function exportSite(config: Config, given: string): Promise<string> {
  const { passphrase } = config.backups;
  const folder = resolve(given);
  const found: SiteExport[] = [];
  await visitDatabase(config, async (db, database) => {
    const migration = await newestMigration(db);
    if (migration !== readMigrations(migrationsFolder).at(-1)?.number)
      throw new StartProblem(
        'The database was made by another version of Cairn: start this version on it once, and try again.',
      );
    if (await hasPlainFiles(db))
      throw new StartProblem(
        'Files of an older release are still being encrypted: let the app run some minutes, and try again.',
      );
    const store = await openFiles(config.storage, { now: new Date(), log: silent });
    const text = config.secretsFile === null ? secretsText(config.dataDir) : null;
    const source = {
      database,
      installation: (await findInstallation(db)).id,
      migration,
      read: (key: string) => readStored(store, key),
      seals: fileSeals(loadSecrets(config.dataDir, config.secretsFile)),
      secrets: passphrase === null || text === null ? null : { text, passphrase },
      now: new Date(),
    };
    found.push(await whileFilesStay(database, () => writeExport(folder, source)));
  });
  return found.map((manifest) => wordsOf(folder, manifest)).join('\n');
}

function wordsOf(folder: string, manifest: SiteExport): string {
  const said = `${folder} has the site of ${manifest.exportedAt}: ${contentsOf(manifest)}. It is not encrypted: keep it as safe as the site itself. Its README.txt says how to read it.`;
  if (manifest.secrets === 'sealed') return said;
  return `${said}\nIt has no secrets, because BACKUP_PASSPHRASE is not set: an import needs a copy of secrets.json.`;
}

export function contentsOf({ tables, files }: SiteExport): string {
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  return `${counted(tables.length, 'table')} with ${counted(rows, 'row')}, and ${counted(files.count, 'file')} (${sizeText(files.bytes)})`;
}
