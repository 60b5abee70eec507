import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { namedPostmaster, serversOf } from '#platform/db/embedded/postmaster.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { codeOf } from '#platform/start-problem.ts';
import { quietLog } from './quiet-log.ts';

const prefix = 'cairn-test-';
const inMemory = '/dev/shm';
/** Enough for a whole test run: its write-ahead log and dozens of copies of the database. */
const roomNeeded = 4 * 1024 ** 3;

export type ServerFacts = { host: string; user: string; password: string };

/** A PostgreSQL for one test run: fast, because it does not sync to disk. `end` removes everything. */
export async function startThrowAwayServer(): Promise<ServerFacts & { end(): Promise<void> }> {
  endForgotten();
  const dataDir = join(quickFolder(), `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  const password = randomBytes(32).toString('base64url');
  const server = await startEmbedded({ dataDir, password, log: quietLog, durable: false });
  return {
    host: server.host,
    user: server.user,
    password,
    async end() {
      await server.stop();
      remove(dataDir, server.host);
      endRuns((run) => run === process.pid);
    },
  };
}

/** For data whose survival of a power cut is not tested. The end of the run removes it, if its test does not. */
export function quickTestFolder(): string {
  return mkdtempSync(join(quickFolder(), `${prefix}${process.pid}-`));
}

/** In memory if there is room: copying the database takes 40 ms there, up to 2 s on a disk. */
function quickFolder(): string {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= roomNeeded ? inMemory : tmpdir();
}

/** Stops servers that killed runs left behind, and removes their folders. */
export function endForgotten(): void {
  endRuns((run) => !isAlive(run));
}

function endRuns(isOver: (run: number) => boolean): void {
  for (const folder of [tmpdir(), inMemory].flatMap(runsIn)) {
    const run = Number(new RegExp(`^${prefix}(\\d+)-`).exec(basename(folder))?.[1]);
    if (!run || !isOver(run)) continue;
    for (const [pid, socketFolder] of serversBelow(folder)) {
      end(pid);
      remove(folder, socketFolder);
    }
    remove(folder, undefined);
  }
}

function runsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(realpathSync(folder), name)) : [];
}

function serversBelow(folder: string): [number, string | undefined][] {
  return globSync(`${folder}/**/postmaster.pid`).flatMap((file) => {
    const pgFolder = dirname(file);
    const socketFolder = namedPostmaster(pgFolder)?.socketFolder;
    return serversOf(pgFolder).map((pid): [number, string | undefined] => [pid, socketFolder]);
  });
}

function remove(folder: string, socketFolder: string | undefined): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
}

/** Tolerates that another run cleans up at the same time. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
