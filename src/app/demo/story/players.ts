import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { personCardByEmail } from '#features/people/accounts/server/person-card.ts';
import type { Role } from '#kernel/actor.ts';
import type { Tx } from '#platform/context.ts';
import { type DemoPerson, demoPeople, demoRoles } from '../demo-people.ts';
import { type OwnerKey, owners } from './cast.ts';
import type { Hand, NewPerson, Stage } from './stage.ts';

/** The demo accounts, and people of the story who join when they are first needed. */
export type Players = Record<Exclude<DemoPerson, 'owner'>, Hand> & {
  owner(key: OwnerKey | 'seller' | 'owner'): Promise<Hand>;
  someone(person: NewPerson): Promise<Hand>;
};

export async function gather(stage: Stage, tx: Tx): Promise<Players> {
  const known = async (key: DemoPerson) => {
    const person = demoPeople.find((one) => one.key === key);
    const card = await personCardByEmail(tx, person?.email ?? '');
    if (!person || !card) throw new Error(`the demo has no ${key}`);
    const roles: Role[] = demoRoles[key] ? [demoRoles[key]] : [];
    return stage.as(
      { id: card.id, name: `${person.firstName} ${person.lastName}`, email: person.email },
      roles,
    );
  };
  const someone = async (person: NewPerson) => {
    const card = await personCardByEmail(tx, person.email);
    return card ? stage.as({ ...person, id: card.id }) : stage.join(person);
  };
  const seller = await known('seller');
  return {
    seller,
    buyer: await known('buyer'),
    broker: await known('broker'),
    admin: await known('admin'),
    someone,
    owner: (key) =>
      key === 'seller' ? Promise.resolve(seller) : key === 'owner' ? known('owner') : someone(owners[key]),
  };
}

export async function listingOf(owner: Hand, title: string): Promise<string> {
  const { items } = await owner.call(listOwnListings, { query: { size: 100 } });
  const found = items.find((listing) => listing.title === title);
  if (!found) throw new Error(`${owner.name} has no listing called ${title}`);
  return found.id;
}
