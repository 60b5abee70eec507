import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, StartProblem } from '../start-problem.ts';

/** For a file that no one reads yet. It would survive a power cut once its folder is synced. */
export async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flush: true });
}

/** The file has either its old content or all of the new one, at any moment. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part-${process.pid}`;
  try {
    await writeSynced(part, content);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const words = {
  backup: { room: 'for a backup', other: 'choose another folder' },
  export: { room: 'for an export', other: 'name a folder on another disk' },
  restore: { room: 'for the restored site', other: 'set DATA_DIR and STORAGE_URL to other places' },
};

/** What a disk that is away, or rights that are missing, come as. Connections have other codes, or this call. */
const ofFolders = [
  'EACCES',
  'EPERM',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EROFS',
  'EIO',
  'ENXIO',
  'ENODEV',
  'ESTALE',
];

/** The error of a write below `folder` as a StartProblem, if the disk or the folder is the cause; else as it is. */
export function folderProblem(
  error: unknown,
  folder: string,
  purpose: keyof typeof words = 'backup',
): unknown {
  const code = codeOf(error);
  const { room, other } = words[purpose];
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code))
    return new StartProblem(`There is no room ${room} in ${folder}: make room, or ${other}.`, {
      cause: error,
    });
  if (ofFolders.includes(code) && error instanceof Error && 'syscall' in error && error.syscall !== 'connect')
    return new StartProblem(
      `${folder} cannot be used (${code}): mount its disk, or give the folder to the user that runs Cairn.`,
      { cause: error },
    );
  return error;
}
