import type { ActDone } from '#kernel/act.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Work } from '#platform/context.ts';
import { partyOf } from '../domain/party.ts';
import { chainRows } from '../domain/row.ts';
import type { LedgerKey } from './ledger-key.ts';
import { sha256 } from './sha256.ts';
import { appendRows, type LockedChain, lockChains } from './store.ts';

type WriteActs = (by: Pick<Work, 'db' | 'newId'>, acts: readonly ActDone[]) => Promise<void>;

/** Takes two statements per transaction. Chains are locked in a fixed order to avoid deadlocks. */
export function ledgerWriter(key: LedgerKey): WriteActs {
  return async ({ db, newId }, acts) => {
    const byChain = Map.groupBy(acts, ({ act }) => `${act.listingId} ${act.buyerId ?? ''}`);
    const wanted = [...byChain.keys()].sort().map((name) => {
      const [listingId = '', buyerId = ''] = name.split(' ');
      return { id: newId(), listingId, buyerId: buyerId || null };
    });
    const chains = await lockChains(db, wanted);
    await appendRows(
      db,
      chains.map((chain) => {
        const done = byChain.get(`${chain.listing_id} ${chain.buyer_id ?? ''}`) ?? [];
        return { id: chain.id, rows: chainRows(headOf(chain), done.map(rowIn(chain, key)), sha256) };
      }),
    );
  };
}

/** That a program acted, and which: a code like that of the person, so that chains cannot be linked by it. */
function tokenIn(chain: LockedChain, key: LedgerKey, actor: Actor): { token?: string } {
  if (actor.kind !== 'person' || !actor.token) return {};
  return { token: key.codeFor(chain.id, actor.token.id) };
}

function headOf({ length, head }: LockedChain) {
  return { length, hash: head };
}

function rowIn(chain: LockedChain, key: LedgerKey) {
  return ({ act, actor, at }: ActDone) => ({
    act: act.act,
    at: at.toISOString(),
    buyer: chain.buyer_id,
    by: actor.kind === 'person' ? key.codeFor(chain.id, actor.personId) : null,
    chain: chain.id,
    detail: { ...act.detail, ...tokenIn(chain, key, actor) },
    listing: chain.listing_id,
    party: partyOf(actor, act, chain.owner_id),
    subject: { id: act.subject.id, type: act.subject.type },
  });
}
