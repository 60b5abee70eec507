import { PgBoss } from 'pg-boss';
import type { DatabaseSource } from '../db/connect.ts';

/** Makes the tables of the queue where there are none, and starts nothing. */
export async function createJobTables(source: DatabaseSource): Promise<void> {
  const boss = new PgBoss({ ...source, schema: 'jobs', max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
