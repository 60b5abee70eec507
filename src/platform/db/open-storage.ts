import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';
import { codeOf, type StartLog, type StartProblem } from '../start-problem.ts';
import { type DatabaseSource, type OpenDatabase, openDatabase, shortPatience } from './connect.ts';
import { connectPatiently } from './connect-patiently.ts';
import type { Facts } from './embedded/hold.ts';
import { type Embedded, startEmbedded } from './embedded/start-embedded.ts';
import { type MigrateOptions, migrate, migrationsFolder } from './migrate.ts';
import { refuseMoved } from './moving/refuse-moved.ts';
import { followReplica, type Replica } from './replica.ts';

export type Storage = OpenDatabase & {
  /** At DATABASE_REPLICA_URL. */
  replica: Replica | undefined;
  source: DatabaseSource;
  embedded: boolean;
  wasEmpty: boolean;
  /** Names of the migrations that this start applied, in order. */
  applied: readonly string[];
  /** Resolves when the embedded server is permanently lost and the app must end. Never with DATABASE_URL. */
  lost: Promise<StartProblem>;
  close(): Promise<void>;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'replicaUrl'>>;
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
    return openAt({ connectionString: config.databaseUrl }, null, {
      log,
      folder: migrations,
      replicaUrl: config.replicaUrl,
    });
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
  {
    log,
    replicaUrl,
    ...migrating
  }: MigrateOptions & { log: StartLog; replicaUrl?: string | null | undefined },
): Promise<Storage> {
  const client = await connectPatiently(source, log);
  let migrated: Awaited<ReturnType<typeof migrate>>;
  try {
    await refuseMoved(client);
    migrated = await migrate(client, log, migrating);
  } finally {
    await client.end();
  }
  const onIdleError = (error: Error) =>
    log.warn({ code: codeOf(error) }, 'an idle database connection broke');
  const opened = openDatabase(source, { onIdleError });
  const replica = replicaUrl
    ? followReplica(
        openDatabase({ connectionString: replicaUrl }, { onIdleError, patience: shortPatience }),
        opened.pool,
        log,
      )
    : undefined;
  return {
    ...opened,
    replica,
    source,
    embedded: server !== null,
    wasEmpty: migrated.before === 0,
    applied: migrated.applied,
    lost: server?.lost ?? new Promise(() => {}),
    async close() {
      await replica?.stop();
      await opened.pool.end();
      await server?.stop();
    },
  };
}
