import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import type { ListingParty } from './life-cycle.ts';

/** The actor's parts in a listing. `scopedBrokerIds`: brokers whose active engagement includes approvals. */
export function listingPartiesOf(
  actor: Actor,
  people: { ownerId: string; scopedBrokerIds: readonly string[] },
): ListingParty[] {
  if (actor.kind === 'system') return ['system'];
  if (actor.kind === 'visitor') return [];
  const played: ListingParty[] = [];
  if (isPerson(actor, people.ownerId)) played.push('owner');
  if (people.scopedBrokerIds.includes(actor.personId)) played.push('broker');
  if (hasRole(actor, 'admin')) played.push('admin');
  return played;
}
