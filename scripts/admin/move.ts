import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import {
  findInstallation,
  hasPlainFiles,
  knownFiles,
} from '#features/record/orphaned-files/server/installation-store.ts';
import { counted } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import { holdStoredFiles } from '#platform/backup/held-files-store.ts';
import type { Config } from '#platform/config.ts';
import type { DatabaseSource } from '#platform/db/connect.ts';
import { connectPatiently } from '#platform/db/connect-patiently.ts';
import { newestMigration } from '#platform/db/database-facts.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { migrationsFolder, readMigrations } from '#platform/db/migrate.ts';
import {
  beginMove,
  noteMoved,
  openGates,
  putGates,
  removeGates,
  shutGates,
} from '#platform/db/moving/gate.ts';
import { type Copied, type DatabaseMove, openDatabaseMove } from '#platform/db/moving/move-database.ts';
import { NotEmpty } from '#platform/db/moving/new-place.ts';
import type { DB } from '#platform/db/tables.ts';
import { isDatabaseFull, isDatabaseUnavailable } from '#platform/db/unavailable.ts';
import { loadSecrets, type Secrets } from '#platform/secrets.ts';
import { messageOf, StartProblem } from '#platform/start-problem.ts';
import { faultsOfRecord } from './faults-of-record.ts';
import { type FilesMove, openFilesMove } from './move-files.ts';
import { visitDatabase } from './visit-database.ts';

const silent = { info() {}, warn() {}, error() {} };

/** `say`: hears what is going on. */
export type Say = (line: string) => void;

/**
 * Takes the site to MOVE_DATABASE_URL, MOVE_STORAGE_URL or both, while it runs: writes are refused only while the last
 * changes are copied and everything is compared. Returns a message. Throws StartProblem; then the site is as it was.
 */
export async function move(config: Config, say: Say = console.log): Promise<string> {
  if (config.move.database === null && config.move.files === null)
    throw new StartProblem(
      'Set MOVE_DATABASE_URL, MOVE_STORAGE_URL or both to where the site is to go: an empty database, an empty place for files.',
    );
  const secrets = loadSecrets(config.dataDir, config.secretsFile);
  let said = '';
  await visitDatabase(config, async (db, source) => {
    const holding = await connectPatiently(source, silent);
    try {
      await beginAlone(holding, db);
      // No file is removed from the old place meanwhile.
      await holdStoredFiles(holding);
      said = await atNewPlace(config, secrets, (to) =>
        moveTo(to, { config, secrets, db, source, holding, say }),
      );
    } finally {
      await holding.end();
    }
  });
  return said;
}

async function beginAlone(holding: pg.Client, db: Kysely<DB>): Promise<void> {
  if (!(await beginMove(holding)))
    throw new StartProblem('Another move of this site is running: wait until it is done.');
  if ((await newestMigration(db)) !== readMigrations(migrationsFolder).at(-1)?.number)
    throw new StartProblem(
      'The database was made by another version of Cairn: start this version on it once, and try again.',
    );
  if (await hasPlainFiles(db))
    throw new StartProblem(
      'Files of an older release are still being encrypted: let the app run some minutes, and try again.',
    );
}

/** Lets `work` have the new database; `null`: it stays. */
async function atNewPlace(
  { move: { database }, databaseUrl, dataDir }: Config,
  { databasePassword: password }: Secrets,
  work: (to: DatabaseSource | null) => Promise<string>,
): Promise<string> {
  if (database !== 'embedded') return work(database);
  if (databaseUrl === null)
    throw new StartProblem('The database is the embedded one already: leave MOVE_DATABASE_URL out.');
  const pgFolder = join(dataDir, 'pg');
  const before = existsSync(pgFolder);
  const { stop, ...facts } = await startEmbedded({ dataDir, password, log: silent });
  try {
    const { host, user, database: name } = facts;
    const said = await work({ host, user, password, database: name });
    await stop();
    return said;
  } catch (error) {
    await stop();
    if (!before) await rm(pgFolder, { recursive: true, force: true, maxRetries: 5 });
    if (!(error instanceof NotEmpty)) throw error;
    throw new StartProblem(
      `${pgFolder} holds a database already, and a move overwrites nothing: give that folder another name, and try again.`,
    );
  }
}

type Moving = {
  config: Config;
  secrets: Secrets;
  db: Kysely<DB>;
  source: DatabaseSource;
  holding: pg.Client;
  say: Say;
};

async function moveTo(to: DatabaseSource | null, moving: Moving): Promise<string> {
  const { config, db, source, say } = moving;
  const { id: installation } = await findInstallation(db);
  const database = to && (await openDatabaseMove({ from: source, to, installation }));
  try {
    const storage = config.move.files;
    const files = storage && (await openFilesMove({ from: config.storage, to: storage, installation }));
    if (files) {
      say('Copying the files, while the site runs …');
      await files.copy(await knownFiles(db));
    }
    if (database) {
      say('Copying the database, while the site runs …');
      await database.copy();
    }
    return await switchOver({ ...moving, database, files });
  } catch (error) {
    throw asProblem(error);
  } finally {
    await database?.end();
  }
}

function asProblem(error: unknown): unknown {
  const goesOn = 'the site goes on as it was. Run the move again once that is mended.';
  // Also of a problem with the new tables, whose words are those of an upgrade.
  const cause = error instanceof StartProblem ? error.cause : error;
  if (isDatabaseFull(cause))
    return new StartProblem(`There is no room for the database in the new place: ${goesOn}`, {
      cause: error,
    });
  if (isDatabaseUnavailable(cause))
    return new StartProblem(`The connection to a database broke (${messageOf(cause)}): ${goesOn}`, {
      cause: error,
    });
  return error;
}

type Switching = Moving & { database: DatabaseMove | null; files: FilesMove | null };

async function switchOver(switching: Switching): Promise<string> {
  const { holding, files, database, config, say } = switching;
  await putGates(holding);
  let left = false;
  try {
    say('Refusing writes, to copy and compare the last changes …');
    const began = performance.now();
    await shutGates(holding);
    const copied = await finish(switching);
    const place = placeOf(config.move.database, config.dataDir);
    await noteMoved(holding, { at: new Date(), database: database && place, files: files?.place ?? null });
    left = true;
    await files?.leave();
    return wordsOf(switching, copied, performance.now() - began);
  } finally {
    await openGates(holding).catch(() => undefined);
    if (!left) await removeGates(holding).catch(() => undefined);
  }
}

async function finish({ db, files, database, secrets }: Switching): Promise<Copied | null> {
  await files?.copy(await knownFiles(db));
  return (
    database &&
    (await database.finish(async (there) => {
      const [fault] = await faultsOfRecord(there.db, secrets.ledgerKey);
      if (fault) throw new StartProblem(`In the copy, ${fault}: the site goes on as it was. Report this.`);
    }))
  );
}

/** Never with the password. */
function placeOf(database: Config['move']['database'], dataDir: string): string {
  if (database === 'embedded') return `the embedded database in ${dataDir}`;
  const url = new URL(database?.connectionString ?? 'postgres:');
  const host = url.host || url.searchParams.get('host') || 'this machine';
  return `the database ${decodeURIComponent(url.pathname.slice(1))} at ${host}`;
}

function wordsOf(
  { config: { move: to }, database, files }: Switching,
  copied: Copied | null,
  took: number,
): string {
  const settings = [
    database &&
      (to.database === 'embedded'
        ? 'leave DATABASE_URL out'
        : 'set DATABASE_URL to what MOVE_DATABASE_URL was'),
    files && 'set STORAGE_URL to what MOVE_STORAGE_URL was',
  ].filter(Boolean);
  const lost = files?.missing().length ?? 0;
  const same = [
    copied && `${counted(copied.tables, 'table')} with ${counted(copied.rows, 'row')}`,
    files && `${counted(files.copied().count, 'file')} (${sizeText(files.copied().bytes)})`,
  ].filter(Boolean);
  return [
    `The site is moved. ${same.join(' and ')} were compared, and are the same in the new place. Writes were refused for ${(took / 1_000).toFixed(1)} seconds, and stay refused in the old one.`,
    ...(lost === 0
      ? []
      : [`${counted(lost, 'file')} that the database refers to were missing in the old place already.`]),
    `Now stop Cairn on all nodes, ${settings.join(' and ')}, and start. DATA_DIR stays: it has the secrets.`,
  ].join('\n');
}
