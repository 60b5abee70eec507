import type { Pool } from 'pg';

/** Throws unless the database answers, has `migrations` applied, and can write to its disk. */
export async function probeDatabase(pool: Pool, migrations: number): Promise<void> {
  const { rowCount } = await pool.query('select from migration');
  if (rowCount !== migrations) throw new Error('the database holds other migrations than this program');
  await pool.query('update installation set probed_at = current_timestamp');
}
