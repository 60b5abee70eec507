import { sql } from 'kysely';
import { readConfig } from '#platform/config.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { visitDatabase } from '../../../scripts/admin/visit-database.ts';

/**
 * As if two hours had passed: everything that changed, and the access that came before it, is that much older, and the
 * app itself tells its readers then.
 */
export async function twoHoursLater({ dataDir }: { dataDir: string }): Promise<void> {
  const { JOURNEY_DATABASE_URL: other } = process.env;
  const config = readConfig({ DATA_DIR: dataDir, ...(other ? { DATABASE_URL: other } : {}) });
  await visitDatabase(config, (db) =>
    db.transaction().execute(async (tx) => {
      for (const [table, column] of [
        ['access_grant', 'granted_at'],
        ['listing_figure_change', 'changed_at'],
        ['earnings_report', 'stale_since'],
        ['earnings_databook', 'stale_since'],
      ] as const)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - interval '2 hours'`.execute(
          tx,
        );
      for (const job of ['tell-of-corrected-figures', 'tell-of-stale-figures'])
        await enqueueFromOutside(tx, job, {});
    }),
  );
}
