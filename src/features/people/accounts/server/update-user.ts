import { forgetMailsTo } from '#features/inbox/mail/server/forget-mails.ts';
import { refuseUnconfirmed } from '#http/confirmed-sql.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { updateUser as contract } from '../contract.ts';
import { usernameFrom } from '../domain/sign-up.ts';
import { namesOnly, type UserChange, userChange } from '../domain/user-change.ts';
import { mailEmailChanged, mailVerification } from './mails.ts';
import { profileOf, purposeOf } from './profile.ts';
import {
  changePerson,
  deleteLinksOf,
  deleteSessionsOf,
  lockPerson,
  lockPersonWhole,
  type PersonRow,
} from './store.ts';

export async function updateUser(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const own = isPerson(work.actor, params.id);
  if (!own && !hasRole(work.actor, 'admin')) throw new Refused('not-found');
  const lock = body.email === undefined ? lockPerson : lockPersonWhole;
  const person = await lock(work.db, params.id);
  if (!person) throw new Refused('not-found');
  if (person.closed_at) throw new Refused('account-closed');
  const { change, faults } = userChange(fieldsOf(person), body);
  if (Object.keys(faults).length > 0) throw new Refused('invalid-fields', { fields: faults });
  if (!own && !namesOnly(change)) throw new Refused('names-only');
  if (change.email !== undefined) await refuseUnconfirmed(work);
  await write(work, person, change);
  return profileOf(work.db, person.id, { full: true, own });
}

function fieldsOf({ first_name, last_name, email, phone, purpose }: PersonRow) {
  return { firstName: first_name, lastName: last_name, email, phone, purpose: purposeOf(purpose) };
}

async function write(work: Work, person: PersonRow, change: UserChange): Promise<void> {
  const { firstName, lastName, phone, email, purpose } = change;
  if (Object.keys(change).length === 0) return;
  const subject = { type: 'person', id: person.id };
  // First, because the mail goes to the address in the row.
  if (email !== undefined) await leaveAddress(work, person);
  const added = await changePerson(work.db, person.id, {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(phone === undefined ? {} : { phone }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(email === undefined ? {} : { email, username: usernameFrom(email), email_verified: false }),
    updated_at: work.now,
  });
  if (!added)
    throw new Refused('email-taken', {
      fields: { email: ['There is already an account with this email.'] },
    });
  if (firstName !== undefined || lastName !== undefined)
    await work.audit({ action: 'name-changed', subject });
  if (phone !== undefined) await work.audit({ action: 'phone-changed', subject });
  if (purpose !== undefined) await work.audit({ action: 'purpose-changed', subject });
  if (email === undefined) return;
  await work.audit({ action: 'email-changed', subject });
  await mailVerification(work, { id: person.id, email });
}

/** Notifies the old address, voids the links mailed to it, and ends other sessions. */
async function leaveAddress(work: Work, { id, email }: PersonRow): Promise<void> {
  await forgetMailsTo(work, email, 'address');
  await mailEmailChanged(work, id);
  await deleteLinksOf(work.db, id, 'password-reset');
  await deleteLinksOf(work.db, id, 'email-verification');
  await deleteSessionsOf(work.db, id, signedIn(work.actor).sessionId);
}
