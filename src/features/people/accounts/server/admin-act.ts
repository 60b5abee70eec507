import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { role } from '#wire/sign-in.ts';
import { type AdminAct, type AdminRefusal, adminRefusal } from '../domain/admin-acts.ts';
import { lockPerson, lockPersonWhole, type PersonRow, personById, rolesOf } from './store.ts';
import { activeAdmins, lockAdmins } from './users-store.ts';

/** Locks the admins before the person, so that two requests cannot remove the last admin. Throws Refused. */
export async function personForAct(work: Work, personId: string, act: AdminAct): Promise<PersonRow> {
  const admins = await lockAdmins(work.db);
  const person = await (act === 'close' ? lockPersonWhole : lockPerson)(work.db, personId);
  if (!person) throw new Refused('not-found');
  const refusal = await refusalFor(work, person, act, admins);
  if (refusal) throw new Refused(refusal);
  return person;
}

/** Throws Refused('not-found'). */
export async function adminRefusalFor(
  reading: Reading,
  personId: string,
  act: AdminAct,
): Promise<AdminRefusal | null> {
  const person = await personById(reading.db, personId);
  if (!person) throw new Refused('not-found');
  return refusalFor(reading, person, act, await activeAdmins(reading.db));
}

async function refusalFor(
  { actor, db }: Pick<Reading, 'actor' | 'db'>,
  person: PersonRow,
  act: AdminAct,
  admins: readonly string[],
): Promise<AdminRefusal | null> {
  return adminRefusal(act, {
    own: isPerson(actor, person.id),
    roles: role.array().parse(await rolesOf(db, person.id)),
    banned: person.banned_at !== null,
    closed: person.closed_at !== null,
    otherAdmins: admins.filter((id) => id !== person.id).length,
  });
}
