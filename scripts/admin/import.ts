import { join, resolve } from 'node:path';
import { fileSeals } from '#app/file-seals.ts';
import { Refused } from '#kernel/refusal.ts';
import { folderProblem } from '#platform/backup/durable-writes.ts';
import { placeSecrets } from '#platform/backup/sealed-secrets.ts';
import type { Config } from '#platform/config.ts';
import { makeDataFolder } from '#platform/data-folder.ts';
import type { DatabaseSource } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { migrationsFolder, readMigrations } from '#platform/db/migrate.ts';
import { NotEmpty } from '#platform/db/moving/new-place.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { loadSecrets, type Secrets } from '#platform/secrets.ts';
import { loadTables } from '#platform/site-export/load-tables-store.ts';
import { names, type SiteExport } from '#platform/site-export/manifest.ts';
import { checkExport, restoreFiles } from '#platform/site-export/read-export.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { contentsOf } from './export.ts';
import { faultsOfRecord } from './faults-of-record.ts';

const silent = { info() {}, warn() {}, error() {} };

/**
 * Brings an export into an empty place: the database of DATABASE_URL or a new one in DATA_DIR, and the store of
 * STORAGE_URL. An interrupted import can be repeated. Returns a message. Throws StartProblem, and overwrites nothing.
 */
export async function importSite(config: Config, given: string): Promise<string> {
  const folder = resolve(given);
  const manifest = await checkExport(folder);
  refuseOtherVersion(manifest);
  await takeSecrets(config, folder, manifest);
  const secrets = loadSecrets(config.dataDir, config.secretsFile);
  try {
    const store = await openFiles(config.storage, { now: new Date(), log: silent });
    await claim(store, manifest);
    await restoreFiles(folder, store, fileSeals(secrets));
    await inNewDatabase(config, secrets, (to) =>
      loadTables(to, {
        folder,
        manifest,
        look: async ({ db }) => {
          const [fault] = await faultsOfRecord(db, secrets.ledgerKey);
          if (fault) throw new StartProblem(`In what was imported, ${fault}: use a backup instead.`);
        },
      }),
    );
  } catch (error) {
    if (error instanceof Refused)
      throw new StartProblem(
        `Files cannot be stored where STORAGE_URL says (${error.code}): free it, and run the import again.`,
      );
    throw folderProblem(error, config.dataDir, 'restore');
  }
  return `${config.databaseUrl ? 'The database of DATABASE_URL' : config.dataDir} has the site of ${manifest.exportedAt}: ${contentsOf(manifest)}. Start it with npm start.`;
}

function refuseOtherVersion({ migration }: SiteExport): void {
  const newest = readMigrations(migrationsFolder).at(-1)?.number;
  if (migration !== newest)
    throw new StartProblem(
      `The export was made by another version of Cairn (its tables are of ${migration}, those of this version of ${newest}): import it with the version that made it, and upgrade then.`,
    );
}

async function takeSecrets(
  { dataDir, secretsFile, backups: { passphrase } }: Config,
  folder: string,
  { secrets }: SiteExport,
): Promise<void> {
  if (secretsFile !== null) return;
  makeDataFolder(dataDir);
  await placeSecrets({
    dataDir,
    passphrase,
    sealed: secrets === 'sealed' ? join(folder, names.secrets) : null,
  });
}

async function claim(store: FileStore, { installation }: SiteExport): Promise<void> {
  const marker = await store.readMarker();
  if (marker === null) await store.writeMarker(installation);
  else if (marker !== installation)
    throw new StartProblem(
      `${store.place} holds the files of another installation: set STORAGE_URL to an empty place.`,
    );
}

async function inNewDatabase(
  { databaseUrl, dataDir }: Config,
  { databasePassword: password }: Secrets,
  work: (to: DatabaseSource) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return work({ connectionString: databaseUrl });
  const { stop, ...facts } = await startEmbedded({ dataDir, password, log: silent });
  try {
    const { host, user, database } = facts;
    await work({ host, user, password, database });
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error;
    throw new StartProblem(
      `${dataDir} holds a database already, and an import overwrites nothing: set DATA_DIR to an empty folder.`,
      { cause: error },
    );
  } finally {
    await stop();
  }
}
