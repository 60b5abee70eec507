import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, StartProblem } from '../../start-problem.ts';
import type { ServerUser } from './server-user.ts';

/** macOS ends a socket path at 103 bytes, Linux at 107. */
const longest = 103;
export const socketName = '.s.PGSQL.5432';

/**
 * The folder for the socket: short, the same at every start of one user on the same data, and never below the data,
 * whose path may be long.
 */
export function socketFolderFor(dataDir: string, user: ServerUser): string {
  const whose = `${user.uid} ${realpathSync(dataDir)}`;
  const name = `cairn-${createHash('sha256').update(whose).digest('hex').slice(0, 20)}`;
  const usual = join(tmpdir(), name);
  return Buffer.byteLength(join(usual, socketName)) <= longest ? usual : join('/tmp', name);
}

/** Makes the folder, for the server's user alone. Throws StartProblem when somebody else has made it. */
export function makeSocketFolder(folder: string, user: ServerUser): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user.drop) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const at = lstatSync(folder);
  // Root may have been stopped between making the folder and handing it over.
  if (at.isDirectory() && at.uid === 0 && user.drop) chownSync(folder, user.uid, user.gid);
  else if (!at.isDirectory() || at.uid !== user.uid)
    throw new StartProblem(
      `${folder} should hold the database's socket, but it belongs to another user (uid ${at.uid}): remove it, or set TMPDIR.`,
    );
  chmodSync(folder, 0o700);
}

/** Takes the folder away once its server has ended. It stays if somebody else has put something into it. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}
