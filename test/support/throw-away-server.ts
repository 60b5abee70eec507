import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedPostmaster, serversOf } from '#platform/db/embedded/postmaster.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
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
    },
  };
}

/** Ends the servers of runs that were killed. */
export function endForgotten(): void {
  for (const name of readdirSync(tmpdir())) {
    const run = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    const pgFolder = join(tmpdir(), name, 'pg');
    if (!run || isAlive(run) || !existsSync(pgFolder)) continue;
    const socketFolder = namedPostmaster(pgFolder)?.socketFolder;
    for (const pid of serversOf(pgFolder)) process.kill(pid, 'SIGKILL');
    remove(join(tmpdir(), name), socketFolder);
  }
}

function remove(dataDir: string, socketFolder: string | undefined): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
