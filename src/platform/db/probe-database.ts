import type { Pool } from 'pg';
import type { Migration } from './migrate.ts';
import { isSiteMoving } from './unavailable.ts';

/**
 * Throws unless the database answers, has every migration of `known`, and can write to its disk. It may have more: in a
 * rolling upgrade the first new process brings its own, and the others still serve. While the site is being moved, a
 * node still answers readers.
 */
export async function probeDatabase(pool: Pool, known: readonly Pick<Migration, 'number'>[]): Promise<void> {
  const { rowCount } = await pool.query(
    `select from unnest($1::integer[]) as known (number)
     where not exists (select from migration where migration.number = known.number)`,
    [known.map(({ number }) => number)],
  );
  if (rowCount !== 0) throw new Error('the database lacks migrations that this program needs');
  try {
    await pool.query('update installation set probed_at = current_timestamp');
  } catch (error) {
    if (!isSiteMoving(error)) throw error;
  }
}
