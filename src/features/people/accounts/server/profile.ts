import { type Actor, hasRole, isPerson } from '#kernel/actor.ts';
import { type Purpose, purposes } from '#kernel/purpose.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type getProfile, role } from '#wire/sign-in.ts';
import { personById, rolesOf } from './store.ts';

/** Which of these people the caller deals with and so may know by name. */
export type Known = (
  of: { db: Reader; actor: Actor; now: Date },
  personIds: readonly string[],
) => Promise<ReadonlySet<string>>;

export async function readProfile(
  reading: Reading,
  { params }: InputOf<typeof getProfile>,
  known: Known,
): Promise<AnswerOf<typeof getProfile>> {
  const full = seesAll(reading.actor, params.id);
  if (!full && !(await known(reading, [params.id])).has(params.id)) throw new Refused('not-found');
  const own = isPerson(reading.actor, params.id);
  const shown = await profileOf(reading.db, params.id, { full, own });
  return own ? { ...shown, twoFactorDue: signedIn(reading.actor).twoFactorDue === true } : shown;
}

function seesAll(actor: Actor, personId: string): boolean {
  return isPerson(actor, personId) || hasRole(actor, 'admin');
}

/** `full`: with the email; `own`: with the phone number, which only the person sees. */
export async function profileOf(
  db: Reader,
  personId: string,
  { full, own }: { full: boolean; own: boolean },
): Promise<AnswerOf<typeof getProfile>> {
  const person = await personById(db, personId);
  if (!person) throw new Refused('not-found');
  return {
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    // The username reveals the email.
    username: full ? person.username : '',
    email: full ? person.email : null,
    emailVerified: person.email_verified,
    phone: own ? person.phone : null,
    roles: role.array().parse(await rolesOf(db, personId)),
    purpose: own ? purposeOf(person.purpose) : null,
    twoFactorDue: false,
  };
}

export function purposeOf(kept: string | null): Purpose | null {
  return purposes.find((one) => one === kept) ?? null;
}
