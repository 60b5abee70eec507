import type { ControlledTransaction } from 'kysely';
import { test as plain } from 'vitest';
import type { Begin } from '#http/work.ts';
import type { DB } from '#platform/db/tables.ts';
import { type CopiedDatabase, copyDatabase } from './copied-database.ts';

/**
 * `test` with a database. What it writes is gone afterwards.
 *
 * - `tx`: a transaction that is rolled back after the test. `now()` is constant in it, and an error from PostgreSQL
 *   aborts it: expect errors inside `begin`.
 * - `begin`: opens the transactions of routes, as savepoints on `tx`. Calls wait for one another; never nest them.
 * - `fresh`: a separate database with its own connections, for races and locks.
 */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  .extend('workerDatabase', { scope: 'worker' }, async ({}, { onCleanup }): Promise<CopiedDatabase> => {
    const copied = await copyDatabase(`worker_${process.env.VITEST_POOL_ID ?? '1'}`);
    onCleanup(() => copied.pool.end());
    return copied;
  })
  .extend('tx', async ({ workerDatabase }, { onCleanup }): Promise<ControlledTransaction<DB>> => {
    const tx = await workerDatabase.db.startTransaction().execute();
    onCleanup(() => tx.rollback().execute());
    return tx;
  })
  .extend('begin', async ({ tx }): Promise<Begin> => savepointsOn(tx))
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  .extend('fresh', async ({}, { onCleanup }): Promise<CopiedDatabase> => {
    const copied = await copyDatabase();
    onCleanup(() => copied.drop());
    return copied;
  });

function savepointsOn(tx: ControlledTransaction<DB>): Begin {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(async () => {
      const inner = await tx.savepoint('begin').execute();
      try {
        const result = await run(inner);
        await inner.releaseSavepoint('begin').execute();
        return result;
      } catch (error) {
        await inner.rollbackToSavepoint('begin').execute();
        throw error;
      }
    });
    last = mine.catch(() => {});
    return mine;
  };
}
