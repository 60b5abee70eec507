import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseSource } from '#platform/db/connect.ts';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster, serversOf } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { codeOf } from '#platform/start-problem.ts';
import { openLine } from './line-proxy.ts';
import { PostgresNode } from './postgres-node.ts';

export type Fault = (freeze: number) => Promise<void>;

export type Place = {
  env: Record<string, string>;
  faults: ReadonlyMap<string, Fault>;
  /** A direct connection, which the faults of the app's connection do not affect. */
  source(): DatabaseSource;
  end(): Promise<void>;
};

const dropAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export function embeddedPlace(dataDir: string): Place {
  const folder = join(dataDir, 'pg');
  const main = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const source = () => {
    const { databasePassword: password } = loadSecrets(dataDir);
    const host = namedPostmaster(folder)?.socketFolder ?? '';
    return { host, user: superuser, password, database: 'postgres' };
  };
  const signal = (name: NodeJS.Signals, pids: readonly number[]) => {
    for (const pid of pids) quietly(() => process.kill(pid, name));
  };
  return {
    env: {},
    source,
    faults: new Map<string, Fault>([
      ['killed', async () => signal('SIGKILL', [main()])],
      ['frozen', (freeze) => frozen((name) => signal(name, serversOf(folder)), freeze)],
      ['stopped', async () => signal('SIGINT', [main()])],
      [
        'a child killed',
        async () =>
          signal(
            'SIGKILL',
            serversOf(folder)
              .filter((pid) => pid !== main())
              .slice(-1),
          ),
      ],
      ['connections dropped', () => ask(source(), dropAll)],
      ['stopped at once', async () => signal('SIGQUIT', [main()])],
    ]),
    end: async () => {},
  };
}

/**
 * An operator's database with a standby, behind an address that is redirected to the standby when the primary fails.
 * `binaries`: a folder with bin/postgres; null for the bundled one.
 */
export async function replicatedPlace(binaries: string | null): Promise<Place> {
  let first = new PostgresNode(binaries);
  await first.initialise();
  await first.start();
  let follower = await first.follower(binaries);
  const line = await openLine(first.socket);
  const failOver = async (how: NodeJS.Signals) => {
    const gone = first;
    gone.signal(how);
    await follower.promote();
    line.layTo(follower.socket);
    first = follower;
    await pause(1_000);
    await gone.remove();
    follower = await first.follower(binaries);
  };
  const restarted = async (name: NodeJS.Signals) => {
    first.signalMain(name);
    await first.start();
  };
  return {
    env: { DATABASE_URL: `postgres://${first.facts().user}@127.0.0.1:${line.port}/postgres` },
    source: () => first.facts(),
    faults: new Map<string, Fault>([
      ['failed over, the first one killed', () => failOver('SIGKILL')],
      ['stopped and started', () => restarted('SIGINT')],
      ['line cut', async () => line.cut()],
      ['frozen', (freeze) => frozen((name) => first.signal(name), freeze)],
      ['failed over, the first one silent', () => failOver('SIGSTOP')],
      ['killed and started', () => restarted('SIGKILL')],
      ['line silent', async () => line.silence()],
      ['connections dropped', () => ask(first.facts(), dropAll)],
    ]),
    end: async () => {
      await line.close();
      await follower.remove();
      await first.remove();
    },
  };
}

async function frozen(signal: (name: NodeJS.Signals) => void, milliseconds: number): Promise<void> {
  signal('SIGSTOP');
  await pause(milliseconds);
  signal('SIGCONT');
}

function quietly(kill: () => void): void {
  try {
    kill();
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

async function ask(source: DatabaseSource, statement: string): Promise<void> {
  const client = new pg.Client(source);
  client.on('error', () => {});
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
