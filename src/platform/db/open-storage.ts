import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';
import { codeOf, messageOf, type StartLog, StartProblem } from '../start-problem.ts';
import { type DatabaseSource, type OpenDatabase, openDatabase } from './connect.ts';
import type { Facts } from './embedded/hold.ts';
import { type Embedded, startEmbedded } from './embedded/start-embedded.ts';
import { type MigrateOptions, migrate, migrationsFolder } from './migrate.ts';
import { wireTypes } from './wire-types.ts';

export type Storage = OpenDatabase & {
  source: DatabaseSource;
  embedded: boolean;
  wasEmpty: boolean;
  /** Resolves when the embedded server is permanently lost and the app must end. Never with DATABASE_URL. */
  lost: Promise<StartProblem>;
  close(): Promise<void>;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;
type Options = {
  migrations?: string;
  /** Copies the embedded database before it is upgraded. `newest`: the number of its newest migration. */
  beforeUpgrade?: (facts: Facts, newest: number) => Promise<void>;
};

/** Opens and migrates the database in DATA_DIR or at DATABASE_URL. Throws StartProblem if it cannot. */
export async function openStorage(
  config: Settings,
  secrets: Pick<Secrets, 'databasePassword'>,
  log: StartLog,
  { migrations = migrationsFolder, beforeUpgrade }: Options = {},
): Promise<Storage> {
  if (config.databaseUrl)
    return openAt({ connectionString: config.databaseUrl }, null, { log, folder: migrations });
  const server = await startEmbedded({ dataDir: config.dataDir, password: secrets.databasePassword, log });
  const { host, user, password, database } = server;
  const facts = { host, user, password, database };
  try {
    return await openAt(facts, server, {
      log,
      folder: migrations,
      beforeUpgrade: beforeUpgrade && ((newest) => beforeUpgrade(facts, newest)),
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openAt(
  source: DatabaseSource,
  server: Embedded | null,
  { log, ...migrating }: MigrateOptions & { log: StartLog },
): Promise<Storage> {
  const client = await connectPatiently(source, log);
  let before: number;
  try {
    ({ before } = await migrate(client, log, migrating));
  } finally {
    await client.end();
  }
  const opened = openDatabase(source, {
    onIdleError: (error) => log.warn({ code: codeOf(error) }, 'an idle database connection broke'),
  });
  return {
    ...opened,
    source,
    embedded: server !== null,
    wasEmpty: before === 0,
    lost: server?.lost ?? new Promise(() => {}),
    async close() {
      await opened.pool.end();
      await server?.stop();
    },
  };
}

const passing = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAI_AGAIN', 'ENOTFOUND', '57P01', '57P03', '53300'];

export async function connectPatiently(
  source: DatabaseSource,
  log: StartLog,
  tries = 10,
): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ ...source, connectionTimeoutMillis: 10_000, types: wireTypes });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (cause) {
      await client.end().catch(() => {});
      if (attempt >= tries || !passing.includes(codeOf(cause))) throw unreachable(cause);
      if (attempt === 2) log.info({ code: codeOf(cause) }, 'waiting for the database');
      await pause(100 * attempt);
    }
  }
}

/** Never quotes the address, which contains a password. */
function unreachable(cause: unknown): StartProblem {
  const advice: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there: check host and port, and that PostgreSQL runs',
    ENOTFOUND: 'its host name is not known: check the host',
    '28P01': 'user or password is wrong',
    '28000': 'the server does not accept this user',
    '3D000': 'the server has no such database: create it',
  };
  const why = advice[codeOf(cause)] ?? messageOf(cause);
  return new StartProblem(`DATABASE_URL cannot be reached (${why}).`, { cause });
}
