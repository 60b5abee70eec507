import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/db/tables.ts';

export async function newestMigration(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ newest: number }>`select max(number) as newest from migration`.execute(db);
  return rows[0]?.newest ?? 0;
}
