import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { lastReplayed } from '../db/database-facts.ts';
import { removeLeftovers } from '../db/embedded/initialise.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import type { FileStore } from '../files/file-store.ts';
import { loadSecrets } from '../secrets.ts';
import { StartProblem } from '../start-problem.ts';
import { folderProblem } from './durable-writes.ts';
import { readStoredFiles } from './manifest.ts';
import { readCopy, readSoundCopy } from './pool.ts';
import { prepareRestore, type Restored, type Restoring, restoreDatabase } from './restore-backup.ts';
import { placeWal, walAfter } from './wal/place-wal.ts';

/** Every file that a database knows. `held`: a row of a feature refers to it. */
type KnownFiles = (db: OpenDatabase['db']) => Promise<readonly { key: string; held: boolean }[]>;
/** `until`: `null` for all that was received. */
type Moment = { until: Date | null; knownFiles: KnownFiles };

/**
 * `reached`: the last change that it has; `null` if there was none after the backup. `damaged`: the path of a file of the
 * received WAL with which it ends therefore.
 */
type RestoredMoment = Restored & { reached: Date | null; damaged: string | null };

const silent = { info() {}, warn() {}, error() {} };

/**
 * Restores a backup and what was received after it, up to a moment. Throws StartProblem before it would overwrite
 * anything, and if no received WAL goes on where the backup ends.
 */
export async function restoreMoment(
  to: Restoring,
  { until, knownFiles }: Moment,
  openStore: () => Promise<FileStore>,
): Promise<RestoredMoment> {
  const { manifest, dataDir, store } = await prepareRestore(to, openStore);
  const wal = await walAfter(to.backup, manifest);
  if (!wal)
    throw new StartProblem(
      `Nothing was received that goes on where ${to.backup} ends: restore it as it is, by naming it without --until.`,
    );
  const aside = join(dataDir, `.restoring.${process.pid}`);
  try {
    removeLeftovers(dataDir, /^\.restoring\.(\d+)$/);
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { mode: 0o700 });
    await restoreDatabase(to.backup, aside);
    const damaged = await placeWal(wal, join(aside, 'pg'));
    const { reached, known } = await replay(aside, loadSecrets(dataDir).databasePassword, {
      until,
      knownFiles,
    });
    const lost = await restoreFiles(to.backup, store, known);
    await rename(join(aside, 'pg'), join(dataDir, 'pg'));
    return { manifest, lost, reached, damaged };
  } catch (error) {
    throw folderProblem(error, dataDir, 'restore');
  } finally {
    await rm(aside, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function replay(dataDir: string, password: string, { until, knownFiles }: Moment) {
  const server = await startReplaying(dataDir, password, until);
  try {
    const { host, user, database } = server;
    const open = openDatabase({ host, user, password, database }, { max: 1 });
    try {
      return { reached: await lastReplayed(open.db), known: await knownFiles(open.db) };
    } finally {
      await open.db.destroy();
    }
  } finally {
    await server.stop();
  }
}

/** If nothing happened after the moment, PostgreSQL does not find it, and all of the WAL is what was asked for. */
async function startReplaying(dataDir: string, password: string, until: Date | null) {
  const start = (to: Date | null) => startEmbedded({ dataDir, password, log: silent, replay: { until: to } });
  try {
    return await start(until);
  } catch (error) {
    const tooLate =
      error instanceof StartProblem && /ended before configured recovery target/.test(error.message);
    if (!tooLate) throw error;
    return start(null);
  }
}

/** Returns the keys of held files that no backup and no copy has. */
async function restoreFiles(
  backup: string,
  { files }: FileStore,
  known: readonly { key: string; held: boolean }[],
): Promise<string[]> {
  const target = dirname(backup);
  const listed = new Map(readStoredFiles(backup).map((file) => [file.key, file]));
  const lost: string[] = [];
  for (const { key, held } of known) {
    if (await files.exists(key)) continue;
    const file = listed.get(key);
    const bytes = file ? await readSoundCopy(target, file) : await readCopy(target, key);
    if (bytes) await files.put(key, bytes);
    else if (held) lost.push(key);
  }
  return lost;
}
