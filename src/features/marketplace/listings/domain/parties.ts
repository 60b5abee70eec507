import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import type { ListingParty } from './life-cycle.ts';

/**
 * Every part that the actor plays in a listing; none for a stranger. `scopedBrokerIds`: with a mandate in force whose
 * scope includes approvals. One that is for vetting requests moves nothing.
 */
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
