import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '#platform/db/connect.ts';

/** Resolves when no connection is executing a statement, so that one round does not affect the next. */
export async function drained({ pool }: OpenDatabase): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rows } = await pool.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity
       where backend_type in ('client backend', 'parallel worker', 'autovacuum worker')
         and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    if (Number(rows[0]?.n) === 0) return;
    await pause(20);
  }
  throw new Error('the database does not come to rest');
}
