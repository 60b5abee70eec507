import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type HashPassword, hashPassword, verifyPassword } from '#platform/password-hash.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type {
  askPasswordReset as askContract,
  changePassword as changeContract,
  resetPassword as resetContract,
} from '../contract.ts';
import { redeemLink } from './mailed-links.ts';
import { mailPasswordChanged, mailPasswordReset } from './mails.ts';
import {
  deleteLinksOf,
  deleteSessionsOf,
  passwordHashOf,
  personByEmail,
  updatePerson,
  writePasswordHash,
} from './store.ts';

/** Mails a link if there is such an account; the answer does not tell. */
export async function askPasswordReset(
  work: Work,
  { body }: InputOf<typeof askContract>,
): Promise<Record<string, never>> {
  const person = await personByEmail(work.db, body.email);
  if (person && !person.banned_at) {
    await mailPasswordReset(work, person);
    await work.audit({ action: 'password-reset-asked', subject: { type: 'person', id: person.id } });
  }
  return {};
}

/** Sets a password by a mailed link. Who reads the mailbox owns the address, so it counts as confirmed too. */
export async function resetPassword(
  work: Work,
  { body }: InputOf<typeof resetContract>,
  hashed: HashPassword,
): Promise<Record<string, never>> {
  const person = await redeemLink(work, body.token, 'password-reset');
  await writePasswordHash(work.db, person.id, await hashed(body.password), work.now);
  await updatePerson(work.db, person.id, { email_verified: true, updated_at: work.now });
  await deleteLinksOf(work.db, person.id, 'email-verification');
  await deleteSessionsOf(work.db, person.id);
  await work.audit({ action: 'password-reset', subject: { type: 'person', id: person.id } });
  await mailPasswordChanged(work, person.id);
  return {};
}

/** Sets a password and ends every session: for the operator, who owns the machine, not for any page. */
export async function setPassword(work: Work, personId: string, password: string): Promise<void> {
  await writePasswordHash(work.db, personId, await hashPassword(password), work.now);
  await deleteSessionsOf(work.db, personId);
  await work.audit({ action: 'password-set', subject: { type: 'person', id: personId } });
}

/** Changes the own password; every other session ends. */
export async function changePassword(
  work: Work,
  { body }: InputOf<typeof changeContract>,
  hashed: HashPassword,
): Promise<Record<string, never>> {
  const { personId, sessionId } = signedIn(work.actor);
  const hash = (await passwordHashOf(work.db, personId)) ?? '';
  if (!(await verifyPassword(hash, body.currentPassword)))
    throw new Refused('wrong-credentials', { fields: { currentPassword: ['This is not your password.'] } });
  await writePasswordHash(work.db, personId, await hashed(body.password), work.now);
  await deleteSessionsOf(work.db, personId, sessionId);
  await deleteLinksOf(work.db, personId, 'password-reset');
  await work.audit({ action: 'password-changed', subject: { type: 'person', id: personId } });
  await mailPasswordChanged(work, personId);
  return {};
}
