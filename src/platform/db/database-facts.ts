import { type Kysely, sql } from 'kysely';
import type { DB } from './tables.ts';

/** The number of the newest migration; 0 for an empty database of Cairn. */
export async function newestMigration(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ newest: number }>`select max(number) as newest from migration`.execute(db);
  return rows[0]?.newest ?? 0;
}

/** The ID of the installation, of whatever version its tables are; `null` for one that is older than IDs. */
export async function installationOf(db: Kysely<DB>): Promise<string | null> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('installation') is not null as there`.execute(db);
  if (!rows[0]?.there) return null;
  return (await db.selectFrom('installation').select('id').executeTakeFirst())?.id ?? null;
}

/** When the last change was made that a restored database has replayed; `null` if it has replayed none. */
export async function lastReplayed(db: Kysely<DB>): Promise<Date | null> {
  const { rows } = await sql<{
    at: Date | null;
  }>`select pg_last_xact_replay_timestamp() as at`.execute(db);
  return rows[0]?.at ?? null;
}
