import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { codeOf, messageOf, StartProblem } from '../../start-problem.ts';
import type { ServerUser } from './server-user.ts';
import { type Link, makeLinks } from './symlinks.ts';

export const copyPlaces: readonly string[] = [
  '/var/cache/cairn',
  '/var/lib/cairn',
  join(tmpdir(), 'cairn-root'),
];

/** Creates the copy if needed (58 MB, 0.1 s), atomically by rename. Throws StartProblem if no folder is suitable. */
export function ensureCopy(
  native: string,
  links: readonly Link[],
  places: readonly string[],
  label: string,
  user: ServerUser,
): string {
  const refusals: string[] = [];
  for (const place of places) {
    const copy = join(place, label);
    if (isOurs(copy)) return copy;
    try {
      mkdirSync(place, { recursive: true });
      if (!isOurs(place)) throw new StartProblem('others may write to it');
      makeCopy(native, links, copy, user);
      return copy;
    } catch (error) {
      refusals.push(`${place} (${messageOf(error)})`);
    }
  }
  throw new StartProblem(
    `PostgreSQL does not run from any folder that its user can reach: ${refusals.join(', ')}. Make one of them writable and executable, or set DATABASE_URL.`,
  );
}

function makeCopy(native: string, links: readonly Link[], copy: string, user: ServerUser): void {
  const fresh = `${copy}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    copyTree(native, fresh);
    makeLinks(fresh, links);
    chmodSync(dirname(fresh), statSync(dirname(fresh)).mode | (user.drop ? 0o755 : 0o700));
    tryToRun(join(fresh, 'bin/postgres'), user);
    renameSync(fresh, copy);
  } catch (error) {
    if (!isOurs(copy)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Sets modes explicitly so that neither our umask nor the package's modes lock out the server's user. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'pkgconfig') copyTree(source, target);
    if (!entry.isFile() || extname(entry.name) === '.a') continue;
    copyFileSync(source, target);
    chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644);
  }
}

function tryToRun(postgres: string, user: ServerUser): void {
  const as = user.drop ? { uid: user.uid, gid: user.gid } : {};
  const run = spawnSync(postgres, ['--version'], { ...as, cwd: '/', env: { LC_ALL: 'C' }, encoding: 'utf8' });
  if (run.error) throw run.error;
  if (run.status !== 0)
    throw new StartProblem(run.stderr || `${postgres} ended with ${run.status ?? run.signal}`);
}

function isOurs(folder: string): boolean {
  try {
    const at = lstatSync(folder);
    return at.isDirectory() && at.uid === process.getuid?.() && (at.mode & 0o022) === 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
