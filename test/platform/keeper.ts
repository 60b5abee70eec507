import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { namedPostmaster, serversOf } from '#platform/db/embedded/postmaster.ts';
import { codeOf } from '#platform/start-problem.ts';

const ready = z.object({ server: z.number(), host: z.string(), user: z.string(), database: z.string() });
const line = z.object({
  ready: ready.optional(),
  problem: z.string().optional(),
  told: z.string().optional(),
  lost: z.string().optional(),
  acknowledged: z.number().optional(),
});
type Line = z.infer<typeof line>;

const ownPassword: string = randomBytes(32).toString('base64url');

export type Keeper = {
  child: ChildProcess;
  said: Line[];
  /** Waits for an event of this kind; throws if the process exits before. */
  next<K extends keyof Line>(kind: K): Promise<NonNullable<Line[K]>>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type As = { uid?: number; gid?: number; checkout?: string; node?: string; password?: string };

export function keep(dataDir: string, mode = 'hold', as: As = {}): Keeper {
  const {
    checkout = join(import.meta.dirname, '../..'),
    node = process.execPath,
    password = ownPassword,
    ...identity
  } = as;
  const child = spawn(node, [join(checkout, 'test/platform/keep-data.ts'), dataDir, password, mode], {
    ...identity,
    cwd: checkout,
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), A_SECRET_OF_OURS: 'geheim' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: Line[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  createInterface({ input: child.stdout }).on('line', (text) => said.push(line.parse(JSON.parse(text))));
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  let ended = false;
  void closed.then(() => {
    ended = true;
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return {
    child,
    said,
    async next(kind) {
      for (;;) {
        const found = said.find((one) => one[kind] !== undefined)?.[kind];
        if (found !== undefined && found !== null) return found;
        if (ended) throw new Error(`it ended without "${kind}": ${JSON.stringify(said)} ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    end(signal) {
      child.kill(signal);
      return closed;
    },
  };
}

export function dataFolder(...below: string[]): string {
  const base = mkdtempSync(join(tmpdir(), `cairn-test-${process.pid}-`));
  const dataDir = join(base, ...below, 'data');
  onTestFinished(async () => {
    const socketFolder = namedPostmaster(join(dataDir, 'pg'))?.socketFolder;
    for (const pid of serversIn(dataDir)) killIfThere(pid);
    while (serversIn(dataDir).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    rmSync(base, { recursive: true, force: true, maxRetries: 5 });
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
  });
  return dataDir;
}

let made: string | null = null;

/** A data folder with a cleanly stopped database: created once per run, then copied. */
export async function usedDataFolder(): Promise<string> {
  if (made === null) {
    const first = mkdtempSync(join(tmpdir(), `cairn-test-${process.pid}-`));
    const keeper = keep(join(first, 'data'));
    await keeper.next('ready');
    await keeper.end('SIGTERM');
    made = first;
  }
  const dataDir = dataFolder();
  // Keeps the owners: as root, the database belongs to another user.
  const { status, stderr } = spawnSync('cp', ['-a', join(made, 'data'), dataDir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return dataDir;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

export function serversIn(dataDir: string): number[] {
  try {
    return serversOf(join(dataDir, 'pg'));
  } catch {
    return [];
  }
}

export async function connectTo(facts: z.infer<typeof ready>): Promise<pg.Client> {
  const { host, user, database } = facts;
  const client = new pg.Client({ host, user, database, password: ownPassword });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}
