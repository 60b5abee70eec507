import { randomBytes } from 'node:crypto';
import { globSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { namedPostmaster, serversOf } from '#platform/db/embedded/postmaster.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { codeOf } from '#platform/start-problem.ts';
import { quietLog } from './quiet-log.ts';

const prefix = 'cairn-test-';

export type ServerFacts = { host: string; user: string; password: string };

/** A PostgreSQL for one run of tests: fast, because a power cut may lose all of it. `end` leaves nothing behind. */
export async function startThrowAwayServer(): Promise<ServerFacts & { end(): Promise<void> }> {
  endForgotten();
  const dataDir = join(tmpdir(), `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
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

/** Ends the servers of runs that were killed, whatever they kept below their folders. */
export function endForgotten(): void {
  endRuns((run) => !isAlive(run));
}

function endRuns(isOver: (run: number) => boolean): void {
  for (const name of readdirSync(tmpdir())) {
    const run = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (!run || !isOver(run)) continue;
    const folder = join(realpathSync(tmpdir()), name);
    for (const [pid, socketFolder] of serversBelow(folder)) {
      end(pid);
      remove(folder, socketFolder);
    }
    remove(folder, undefined);
  }
}

/** The servers (not their children) whose data is somewhere below a folder, and where their sockets are. */
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

/** Another run may be clearing up at the same time. */
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
