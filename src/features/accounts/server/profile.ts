import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type getProfile, role, type updateUser as updateContract } from '../contract.ts';
import { personById, rolesOf, updatePerson } from './store.ts';

/** Of these people those whose name the asker may know, since they deal with each other. Features say so; see routes. */
export type Known = (
  of: { db: Reader; actor: Actor; now: Date },
  personIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** A person in full for themselves and for admins, by name for whoever deals with them, and not there for others. */
export async function readProfile(
  reading: Reading,
  { params }: InputOf<typeof getProfile>,
  known: Known,
): Promise<AnswerOf<typeof getProfile>> {
  const full = seesAll(reading.actor, params.id);
  if (!full && !(await known(reading, [params.id])).has(params.id)) throw new Refused('not-found');
  return profileOf(reading.db, params.id, full);
}

/** Changes a name: one's own, or anybody's for an admin. */
export async function updateUser(
  work: Work,
  { params, body }: InputOf<typeof updateContract>,
): Promise<AnswerOf<typeof updateContract>> {
  if (!seesAll(work.actor, params.id)) throw new Refused('not-found');
  const set = { first_name: body.firstName, last_name: body.lastName, updated_at: work.now };
  if (!(await updatePerson(work.db, params.id, set))) throw new Refused('not-found');
  await work.audit({ action: 'name-changed', subject: { type: 'person', id: params.id } });
  return profileOf(work.db, params.id, true);
}

function seesAll(actor: Actor, personId: string): boolean {
  return isPerson(actor, personId) || hasRole(actor, 'admin');
}

async function profileOf(db: Reader, personId: string, full: boolean): Promise<AnswerOf<typeof getProfile>> {
  const person = await personById(db, personId);
  if (!person) throw new Refused('not-found');
  return {
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    // It is the e-mail in disguise, so it is shown to whom the e-mail is shown.
    username: full ? person.username : '',
    email: full ? person.email : null,
    emailVerified: person.email_verified,
    roles: role.array().parse(await rolesOf(db, personId)),
  };
}
