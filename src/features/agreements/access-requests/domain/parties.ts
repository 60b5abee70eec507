import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';

/** The parts that somebody can play in one access request. A broker counts only with an active mandate on the listing. */
export const parties = ['buyer', 'seller', 'broker', 'admin', 'system'] as const;
export type Party = (typeof parties)[number];

/** Who is who in one request. `mandatedBrokerIds`: people with an active mandate on the listing. */
export type RequestPeople = {
  buyerId: string;
  sellerId: string;
  mandatedBrokerIds: readonly string[];
};

/**
 * Every part that the actor plays in this request; none for a stranger. Whoever asks for access is the buyer and
 * nothing else there: an admin or a broker does not decide on a request of their own (product policy).
 */
export function partiesOf(actor: Actor, people: RequestPeople): Party[] {
  if (actor.kind === 'system') return ['system'];
  if (actor.kind === 'visitor') return [];
  if (isPerson(actor, people.buyerId)) return ['buyer'];
  const played: Party[] = [];
  if (isPerson(actor, people.sellerId)) played.push('seller');
  if (people.mandatedBrokerIds.includes(actor.personId)) played.push('broker');
  if (hasRole(actor, 'admin')) played.push('admin');
  return played;
}
