import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import { serverUser } from '../db/embedded/server-user.ts';
import type { FileStore } from '../files/file-store.ts';
import { StartProblem } from '../start-problem.ts';
import { folderProblem } from './durable-writes.ts';
import { type BackupManifest, names, readManifest, readStoredFiles } from './manifest.ts';
import { readSoundCopy } from './pool.ts';
import { placeSecrets } from './sealed-secrets.ts';
import { unpackDatabase } from './unpack-database.ts';

export type Restoring = { backup: string; dataDir: string; passphrase: string | null };
/** `lost`: the keys of files whose copies were missing or damaged. */
export type Restored = { manifest: BackupManifest; lost: readonly string[] };

/**
 * Puts a backup into a data folder without a database, and its files into the store. The database comes last, so that
 * an interrupted restore can be repeated. Throws StartProblem before it would overwrite anything.
 */
export async function restoreBackup(to: Restoring, openStore: () => Promise<FileStore>): Promise<Restored> {
  const { manifest, dataDir, store } = await prepareRestore(to, openStore);
  try {
    const lost = await restoreFiles(to.backup, store);
    if (manifest.only !== 'files') await restoreDatabase(to.backup, dataDir);
    return { manifest, lost };
  } catch (error) {
    throw folderProblem(error, dataDir, 'restore');
  }
}

/** Checks that nothing is in the way, and restores the secrets. Throws StartProblem. */
export async function prepareRestore(to: Restoring, openStore: () => Promise<FileStore>) {
  const manifest = readManifest(to.backup);
  const dataDir = makeDataFolder(to.dataDir);
  if (existsSync(join(dataDir, 'pg')))
    throw new StartProblem(
      `${dataDir} holds a database already, and a restore overwrites nothing: set DATA_DIR to an empty folder.`,
    );
  await restoreSecrets(to, manifest);
  const store = await openStore();
  await claim(store, manifest);
  return { manifest, dataDir, store };
}

/** Returns the keys of files whose copies are missing or damaged: a file that cannot be had keeps back no other. */
async function restoreFiles(backup: string, { files }: FileStore): Promise<string[]> {
  const target = dirname(backup);
  const lost: string[] = [];
  for (const file of readStoredFiles(backup)) {
    if (await files.exists(file.key)) continue;
    const bytes = await readSoundCopy(target, file);
    if (bytes === null) lost.push(file.key);
    else await files.put(file.key, bytes);
  }
  return lost;
}

/** Puts the database of a backup into a data folder that has none. Throws StartProblem for a damaged backup. */
export async function restoreDatabase(backup: string, dataDir: string): Promise<void> {
  const pgFolder = join(dataDir, 'pg');
  const fresh = `${pgFolder}.new.${process.pid}`;
  const user = serverUser(pgFolder);
  const owner = user.drop ? { uid: user.uid, gid: user.gid } : null;
  try {
    await mkdir(fresh, { mode: 0o700 });
    if (owner) await chown(fresh, owner.uid, owner.gid);
    await unpackDatabase(backup, fresh, owner);
    await rename(fresh, pgFolder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Throws StartProblem if the passphrase is missing or wrong, or if the folder has the secrets of another site. */
export async function restoreSecrets(to: Restoring, manifest: BackupManifest): Promise<void> {
  const sealed = manifest.secrets === 'sealed' ? join(to.backup, names.secrets) : null;
  await placeSecrets({ ...to, sealed });
}

/** Files that a backup left in their place have a marker there. */
async function claim(store: FileStore, { installation, only }: BackupManifest): Promise<void> {
  const marker = await store.readMarker();
  if (marker === null && only !== 'database') await store.writeMarker(installation);
  else if (marker === null) return;
  else if (marker !== installation)
    throw new StartProblem(
      `${store.place} holds the files of another installation: set STORAGE_URL to an empty place.`,
    );
}
