import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

/** The advisory lock held while a backup copies files: "backup" as a number. */
const backupLock = 0x6261636b7570;

/** Keeps files in the store until the connection ends: waits for a removal that runs, and no other begins. */
export async function holdStoredFiles(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [backupLock]);
}

/** SQL: whether files may be removed in this transaction, which a backup then waits for. */
export function mayRemoveFiles(): RawBuilder<{ may: boolean }> {
  return sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${backupLock}) as may`;
}
