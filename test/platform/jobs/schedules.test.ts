import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '#platform/db/tables.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';

/** A node whose version knows these jobs, which it schedules at an hour. */
async function node({ source: connection }: CopiedDatabase, hour: number, names: readonly string[]) {
  const handlers = Object.fromEntries(names.map((name) => [name, async () => {}]));
  const schedules = names.map((job) => ({ job, cron: `0 ${hour} * * *` }));
  return startJobs({ connection, handlers, schedules, log: capturedLog().log });
}

async function scheduled(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select name || ' ' || cron as line from jobs.schedule order by name`.execute(db);
  return rows.map(({ line }) => line);
}

test('an older node that starts beside a newer one removes no schedule of it', async ({ fresh }) => {
  const newer = await node(fresh, 3, ['kept', 'added']);
  const older = await node(fresh, 3, ['kept', 'retired']);
  expect(await scheduled(fresh.db)).toEqual(['added 0 3 * * *', 'kept 0 3 * * *', 'retired 0 3 * * *']);
  await older.stop();
  await newer.stop();
});

test('a schedule that no node has known for a week is removed, and a changed one is changed', async ({
  fresh,
}) => {
  await (await node(fresh, 3, ['kept', 'retired'])).stop();
  const ago = (days: number) =>
    sql`update jobs.schedule set updated_on = now() - make_interval(days => ${days}::int)`.execute(fresh.db);
  await ago(6);
  await (await node(fresh, 4, ['kept'])).stop();
  expect(await scheduled(fresh.db)).toEqual(['kept 0 4 * * *', 'retired 0 3 * * *']);
  await ago(8);
  await (await node(fresh, 4, ['kept'])).stop();
  expect(await scheduled(fresh.db)).toEqual(['kept 0 4 * * *']);
});
