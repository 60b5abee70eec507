import { readFileSync, statSync } from 'node:fs';
import { StartProblem } from '../../start-problem.ts';

/** The user that runs the server. `drop`: we are root and must switch to it, because PostgreSQL refuses root. */
export type ServerUser = { uid: number; gid: number; drop: boolean };

/** As root: the owner of existing data, `postgres` or `nobody`. Throws StartProblem if there is no such user. */
export function serverUser(pgFolder: string): ServerUser {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined)
    throw new StartProblem(
      'The embedded PostgreSQL runs on Linux and macOS only: set DATABASE_URL to your own PostgreSQL.',
    );
  if (uid !== 0) return { uid, gid, drop: false };
  const owner = ownerOf(pgFolder);
  if (owner) return { ...owner, drop: true };
  const found = passwdEntry('postgres') ?? passwdEntry('nobody');
  if (!found)
    throw new StartProblem(
      'PostgreSQL does not run as root, and this machine has neither the user postgres nor the user nobody: start Cairn as an ordinary user.',
    );
  return { ...found, drop: true };
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  const at = statSync(folder, { throwIfNoEntry: false });
  return at && at.uid !== 0 ? { uid: at.uid, gid: at.gid } : null;
}

function passwdEntry(name: string): { uid: number; gid: number } | null {
  let passwd: string;
  try {
    passwd = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return null;
  }
  const [, , uid, gid] = (passwd.split('\n').find((line) => line.startsWith(`${name}:`)) ?? '').split(':');
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
