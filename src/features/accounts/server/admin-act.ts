import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { role } from '../contract.ts';
import { type AdminAct, adminRefusal } from '../domain/admin-acts.ts';
import { lockPerson, type PersonRow, rolesOf } from './store.ts';
import { lockAdmins } from './users-store.ts';

/**
 * The account under a lock, when the act is possible on it now. Throws Refused('not-found') and what the rules say.
 * Admins are locked before the person, by everybody, so that the last one cannot be lost in a race.
 */
export async function personForAct(work: Work, personId: string, act: AdminAct): Promise<PersonRow> {
  const admins = await lockAdmins(work.db);
  const person = await lockPerson(work.db, personId);
  if (!person) throw new Refused('not-found');
  const refusal = adminRefusal(act, {
    own: isPerson(work.actor, personId),
    roles: role.array().parse(await rolesOf(work.db, personId)),
    banned: person.banned_at !== null,
    closed: person.closed_at !== null,
    otherAdmins: admins.filter((id) => id !== personId).length,
  });
  if (refusal) throw new Refused(refusal);
  return person;
}
