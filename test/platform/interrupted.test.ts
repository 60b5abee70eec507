import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Tx } from '#platform/context.ts';
import { beginsOn } from '#platform/db/begin.ts';
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts';
import type { CopiedDatabase } from '../support/copied-database.ts';
import { test } from '../support/database.ts';

/** Terminates the connection of a transaction from another one, as a server shutdown does. */
async function cut(tx: Tx, { db }: CopiedDatabase): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(db);
}

test('a connection that breaks during a transaction ends neither the process nor the pool', async ({
  fresh,
}) => {
  const begin = beginsOn(fresh.db);
  for (let n = 0; n < 16; n += 1) {
    const failed = begin(async (tx) => {
      await cut(tx, fresh);
      await sql`select 1`.execute(tx);
    });
    await expect(failed).rejects.toSatisfy(isDatabaseUnavailable);
  }
  expect(await begin(async (tx) => (await sql`select 1`.execute(tx)).rows.length)).toBe(1);
  expect(fresh.pool.totalCount).toBeLessThanOrEqual(10);
});

test('a commit without an answer is reported as unknown outcome', async ({ fresh }) => {
  const failed = beginsOn(fresh.db)((tx) => cut(tx, fresh));
  await expect(failed).rejects.toMatchObject({ code: 'outcome-unknown', details: { retryAfter: 5 } });
});
