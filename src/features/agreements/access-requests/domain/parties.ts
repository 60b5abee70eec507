import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';

/** A broker is a party only with an active engagement on the listing. */
export const parties = ['buyer', 'seller', 'broker', 'admin', 'system'] as const;
export type Party = (typeof parties)[number];

export type RequestPeople = {
  buyerId: string;
  sellerId: string;
  mandatedBrokerIds: readonly string[];
};

/** The actor's parts. The requester is only the buyer: no one decides on a request of their own (product policy). */
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
