import type { Kysely } from 'kysely';
import { Refused } from '#kernel/refusal.ts';
import type { Tx } from '../context.ts';
import type { DB } from './tables.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const retryAfter = 5;

/** Runs one transaction. Throws Refused('outcome-unknown') if the connection broke during the commit. */
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
