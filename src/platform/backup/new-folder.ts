import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeLeftovers } from '../db/embedded/initialise.ts';
import { folderProblem, syncFolder, writeSynced } from './durable-writes.ts';
import { type BackupManifest, names } from './manifest.ts';

/** The name of the backup of a moment. */
export function backupName(now: Date): string {
  return now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
}

/**
 * Lets `write` fill a folder, which gets its name below `target` once its manifest is written too. Throws StartProblem
 * if the disk is full or the folder cannot be used; then there is no folder.
 */
export async function inNewFolder(
  target: string,
  now: Date,
  write: (part: string) => Promise<BackupManifest>,
): Promise<{ folder: string; manifest: BackupManifest }> {
  const part = join(target, `.writing.${process.pid}`);
  try {
    await mkdir(target, { recursive: true, mode: 0o700 });
    removeLeftovers(target, /^\.writing\.(\d+)$/);
    // Of a process of another container, which had the same number.
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { mode: 0o700 });
    const manifest = await write(part);
    await writeSynced(join(part, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    await syncFolder(part);
    const folder = join(target, backupName(now));
    await rename(part, folder);
    await syncFolder(target);
    return { folder, manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    throw folderProblem(error, target);
  }
}
