import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import { type DatabaseSource, openDatabase } from '#platform/db/connect.ts';
import { connectPatiently } from '#platform/db/connect-patiently.ts';
import { visitEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { refuseMoved } from '#platform/db/moving/refuse-moved.ts';
import type { DB } from '#platform/db/tables.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { StartProblem } from '#platform/start-problem.ts';

type Work = (db: Kysely<DB>, source: DatabaseSource) => Promise<void>;

const silent = { info() {}, warn() {}, error() {} };

/**
 * Refuses a database that no app has been started on, so that the first start still finds it empty, and one whose site
 * was moved, unless `evenMoved`.
 */
export async function visitDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: Work,
  { evenMoved = false }: { evenMoved?: boolean } = {},
): Promise<void> {
  const visiting = { work, evenMoved };
  if (config.databaseUrl) return visit({ connectionString: config.databaseUrl }, visiting);
  if (!existsSync(join(config.dataDir, 'pg')))
    throw new StartProblem(
      `There is no database in ${config.dataDir} yet: run npm start, and sign up first.`,
    );
  const password = loadSecrets(config.dataDir).databasePassword;
  const { stop, ...facts } = await visitEmbedded({ dataDir: config.dataDir, password, log: silent });
  try {
    const { host, user, database } = facts;
    await visit({ host, user, password, database }, visiting);
  } finally {
    await stop();
  }
}

async function visit(
  source: DatabaseSource,
  { work, evenMoved }: { work: Work; evenMoved: boolean },
): Promise<void> {
  const client = await connectPatiently(source, silent);
  try {
    if (!evenMoved) await refuseMoved(client);
  } finally {
    await client.end();
  }
  const { db } = openDatabase(source, { max: 1 });
  try {
    const { rows } = await sql<{
      there: boolean;
    }>`select to_regclass('person_role') is not null as there`.execute(db);
    if (!rows[0]?.there)
      throw new StartProblem('The database has no tables of Cairn yet: run npm start, and sign up first.');
    await work(db, source);
  } finally {
    await db.destroy();
  }
}
