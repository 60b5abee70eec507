import { runWithTransaction } from '@better-auth/core/context';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { Tx } from '#platform/context.ts';
import type { Auth } from './auth.ts';

/** `runWithTransaction` is internal to the accounts library: use it only here. */
export async function inTransaction<T>(auth: Auth, tx: Tx, run: () => Promise<T>): Promise<T> {
  const adapter = kyselyAdapter(tx, { type: 'postgres', transaction: false })(auth.options);
  return await runWithTransaction({ ...adapter, transaction: (inner) => inner(adapter) }, run);
}
