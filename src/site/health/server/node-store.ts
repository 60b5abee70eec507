import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import type { Node } from '#platform/db/tables.ts';
import type { StatementTime } from '#platform/telemetry/statement-times.ts';

/** `up`: it gave a sign of life within the last minute. */
export type NodeRow = Omit<Selectable<Node>, 'statements'> & { statements: StatementTime[]; up: boolean };

export type Sign = {
  id: string;
  name: string;
  role: string;
  version: string;
  node_version: string;
  started_at: Date;
  certificate_ends_at: Date | null;
  replica: string | null;
  statements: readonly StatementTime[];
};

const statementTimes = z.array(
  z.object({ name: z.string(), count: z.number(), mean: z.number(), p99: z.number() }),
);

/** Notes that the process lives. */
export async function writeSign(db: Reader, { statements, ...sign }: Sign): Promise<void> {
  const row = {
    ...sign,
    statements: JSON.stringify(statements),
    seen_at: sql<Date>`clock_timestamp()`,
  };
  const { certificate_ends_at, replica, statements: measured, seen_at } = row;
  await db
    .insertInto('node')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ certificate_ends_at, replica, statements: measured, seen_at }),
    )
    .execute();
}

/** For a process that stops in order. */
export async function removeNode(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('node').where('id', '=', id).execute();
}

/** Those that were killed and never came back. */
export async function forgetGone(db: Reader): Promise<void> {
  await db
    .deleteFrom('node')
    .where('seen_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
}

/** A process that was killed and started again is listed once. */
export async function listNodes(db: Reader, most: number): Promise<NodeRow[]> {
  const rows = await db
    .selectFrom('node')
    .selectAll()
    .distinctOn('name')
    .select(sql<boolean>`seen_at > clock_timestamp() - interval '1 minute'`.as('up'))
    .orderBy('name')
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, statements: statementTimes.parse(row.statements) }));
}

/** Bytes of the whole database, and the version of its server. */
export async function databaseFigures(db: Reader): Promise<{ bytes: number; version: string }> {
  const { rows } = await sql<{ bytes: number; version: string }>`
    select pg_database_size(current_database())::float8 as bytes, current_setting('server_version') as version`.execute(
    db,
  );
  return rows[0] ?? { bytes: 0, version: '' };
}
