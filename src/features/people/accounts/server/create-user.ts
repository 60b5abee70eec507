import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type HashPassword, hashPassword } from '#platform/password-hash.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { createUser as contract } from '../contract.ts';
import { readPhone } from '../domain/phone.ts';
import { usernameFrom } from '../domain/sign-up.ts';
import { mailVerification } from './mails.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { insertPerson, writePasswordHash } from './store.ts';

/** Reveals that an email is taken, as sign-up must; a rate limit bounds what strangers can learn. */
export async function createUser(
  work: Work,
  { body }: InputOf<typeof contract>,
  hashed: HashPassword = hashPassword,
): Promise<{ id: string }> {
  const { phone, refusal } = readPhone(body.phone);
  if (refusal !== null) throw new Refused('invalid-fields', { fields: { phone: [refusal] } });
  refuseWeakPassword(body.password, body);
  const id = work.newId();
  // First, so that the response time does not reveal whether the email was taken.
  const hash = await hashed(body.password);
  const added = await insertPerson(work.db, {
    id,
    email: body.email,
    email_verified: false,
    first_name: body.firstName,
    last_name: body.lastName,
    username: usernameFrom(body.email),
    phone,
    created_at: work.now,
    updated_at: work.now,
  });
  if (!added)
    throw new Refused('email-taken', {
      fields: { email: ['There is already an account with this email.'] },
    });
  await writePasswordHash(work.db, id, hash, work.now);
  await work.audit({ action: 'signed-up', subject: { type: 'person', id } });
  await mailVerification(work, { id, email: body.email });
  return { id };
}
