import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, StartProblem } from '../../start-problem.ts';
import type { ServerUser } from './server-user.ts';

/** macOS ends a socket path at 103 bytes, Linux at 107. */
const longest = 103;
export const socketName = '.s.PGSQL.5432';

/** The folder for the socket: short, the same at every start, never below the data (whose path may be long). */
export function socketFolderFor(dataDir: string): string {
  const name = `cairn-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 20)}`;
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
