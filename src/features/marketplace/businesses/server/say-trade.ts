import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { sayTrade as contract } from '../contract.ts';
import { businessView } from './business-view.ts';
import { lockBusiness, writeTrade } from './store.ts';

export async function sayTrade(
  work: Work,
  { params: { id }, body: { trade, version } }: InputOf<typeof contract>,
  vault: Vault,
): Promise<AnswerOf<typeof contract>> {
  const row = await lockBusiness(work.db, id);
  if (!row || !isPerson(work.actor, row.owner_id)) throw new Refused('not-found');
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  const said = await writeTrade(work.db, { id, version }, trade, work.now);
  await work.audit({ action: 'business-trade-said', subject: { type: 'business', id } });
  // The event for an unchanged trade would reset multiples that were chosen by hand.
  if (row.trade !== trade) await work.emit({ kind: 'trade-said', businessId: id });
  return businessView(said, vault);
}
