import { spawnSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../start-problem.ts';
import { socketName } from './socket-folder.ts';

export type Postmaster = { pid: number; socketFolder: string; ready: boolean };

export function namedPostmaster(pgFolder: string): Postmaster | null {
  const lines = (readIfThere(join(pgFolder, 'postmaster.pid')) ?? '').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Recognized by their working directory: the number in a stale PID file may belong to any process by now. */
export function serversOf(pgFolder: string): number[] {
  if (process.platform !== 'linux') return serversByCommand(pgFolder);
  const folder = realpathSync(pgFolder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && works(`/proc/${name}`, folder))
    .map(Number);
}

function works(process: string, folder: string): boolean {
  try {
    return (
      readlinkSync(`${process}/cwd`) === folder &&
      readFileSync(`${process}/comm`, 'utf8').startsWith('postgres')
    );
  } catch {
    return false; // ended, a zombie, or another user's
  }
}

/** macOS (untested): without /proc, checks whether the process in the PID file is a PostgreSQL. */
function serversByCommand(pgFolder: string): number[] {
  const named = namedPostmaster(pgFolder);
  if (!named) return [];
  const { stdout } = spawnSync('ps', ['-p', String(named.pid), '-o', 'comm='], { encoding: 'utf8' });
  return stdout?.includes('postgres') ? [named.pid] : [];
}

/** Call only if `serversOf` is empty. Checks the PID file again: another start may have created its own. */
export function clearRemains(pgFolder: string, socketFolder: string): void {
  const judged = readIfThere(join(pgFolder, 'postmaster.pid'));
  if (judged !== null) takeAway(join(pgFolder, 'postmaster.pid'), judged);
  const lock = join(socketFolder, `${socketName}.lock`);
  const lockText = readIfThere(lock);
  if (lockText === null || serversOf(pgFolder).includes(Number(lockText.split('\n')[0]))) return;
  takeAway(lock, lockText);
}

function takeAway(file: string, judged: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  }
  rmSync(aside, { force: true });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
