import type { Act, ActParty } from '#kernel/act.ts';
import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';

/** The role of an act: as the use case says, otherwise buyer or seller of the deal, admin, or broker. */
export function partyOf(actor: Actor, act: Act, ownerId: string | null): ActParty {
  if (actor.kind !== 'person') return 'system';
  if (act.party !== undefined && act.party !== 'system') return act.party;
  if (act.buyerId !== null && isPerson(actor, act.buyerId)) return 'buyer';
  if (ownerId !== null && isPerson(actor, ownerId)) return 'seller';
  return hasRole(actor, 'admin') ? 'admin' : 'broker';
}
