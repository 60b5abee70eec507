import type { AccountCode } from '../domain/canonical-accounts.ts';
import type { Account } from './queries.ts';

export type Matches = ReadonlyMap<string, AccountCode>;

/** The most that one request takes, see the contract. */
const most = 500;

/** What was chosen and differs from the match that was seen, in as many requests as it takes. */
export function matchBatches(accounts: readonly Pick<Account, 'path' | 'account'>[], chosen: Matches) {
  const changes = accounts.flatMap(({ path, account: seen }) => {
    const account = chosen.get(path);
    return account && account !== seen && account !== 'UNMAPPED' ? [{ path, seen, account }] : [];
  });
  return Array.from({ length: Math.ceil(changes.length / most) }, (_, at) =>
    changes.slice(at * most, (at + 1) * most),
  );
}
