import type { Kysely } from 'kysely';
import { Refused } from '#kernel/refusal.ts';
import type { Tx } from '../context.ts';
import type { DB } from './tables.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** In seconds. */
const retryAfter = 5;

/**
 * Runs one transaction: commits when `run` returns, rolls back when it throws. Throws Refused('outcome-unknown') if the
 * connection broke before the commit was confirmed, when the change may or may not be stored.
 */
export function beginsOn(db: Kysely<DB>): <T>(run: (tx: Tx) => Promise<T>) => Promise<T> {
  return async (run) => {
    let committing = false;
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await run(tx);
        committing = true;
        return result;
      });
    } catch (error) {
      if (committing && isDatabaseUnavailable(error)) throw new Refused('outcome-unknown', { retryAfter });
      throw error;
    }
  };
}
