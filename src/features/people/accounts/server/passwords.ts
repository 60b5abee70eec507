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
import { refuseWeakPassword } from './refuse-weak-password.ts';
import {
  deleteLinksOf,
  deleteSessionsOf,
  lockPerson,
  type PersonRow,
  passwordHashOf,
  personByEmail,
  personById,
  updatePerson,
  writePasswordHash,
} from './store.ts';

export const mailReset = 'mail-password-reset';

/** Neither answer nor time reveals whether the account exists: both cases queue a job. */
export async function askPasswordReset(
  work: Work,
  { body }: InputOf<typeof askContract>,
): Promise<Record<string, never>> {
  const person = await personByEmail(work.db, body.email);
  const nobody = work.newId();
  await work.enqueue(mailReset, { personId: person?.id ?? nobody, requestId: work.requestId });
  return {};
}

export async function mailResetTo(work: Work, asked: { personId: string; requestId: string }): Promise<void> {
  const person = await personById(work.db, asked.personId);
  if (!person || person.banned_at) return;
  await mailPasswordReset(work, person);
  await work.audit({
    action: 'password-reset-asked',
    subject: { type: 'person', id: person.id },
    detail: { requestId: asked.requestId },
  });
}

/** Also confirms the address: the person can read its mailbox. */
export async function resetPassword(
  work: Work,
  { body }: InputOf<typeof resetContract>,
  hashed: HashPassword,
): Promise<{ email: string }> {
  const person = await redeemLink(work, body.token, 'password-reset');
  refuseWeakPassword(body.password, ownerOf(person));
  await writePasswordHash(work.db, person.id, await hashed(body.password), work.now);
  await updatePerson(work.db, person.id, { email_verified: true, updated_at: work.now });
  await deleteLinksOf(work.db, person.id, 'email-verification');
  await deleteLinksOf(work.db, person.id, 'not-me');
  await deleteSessionsOf(work.db, person.id);
  await work.emit({ kind: 'credentials-reset', personId: person.id, why: 'password-reset' });
  await work.audit({ action: 'password-reset', subject: { type: 'person', id: person.id } });
  await mailPasswordChanged(work, person.id, 'reset');
  return { email: person.email };
}

/** For the operator only: pages must not call it. */
export async function setPassword(work: Work, personId: string, password: string): Promise<void> {
  await lockPerson(work.db, personId);
  await writePasswordHash(work.db, personId, await hashPassword(password), work.now);
  await deleteSessionsOf(work.db, personId);
  await work.emit({ kind: 'credentials-reset', personId, why: 'password-reset' });
  await work.audit({ action: 'password-set', subject: { type: 'person', id: personId } });
}

export async function changePassword(
  work: Work,
  { body }: InputOf<typeof changeContract>,
  hashed: HashPassword,
): Promise<Record<string, never>> {
  const { personId, sessionId } = signedIn(work.actor);
  const person = await lockPerson(work.db, personId);
  if (!person) throw new Refused('token-not-valid');
  const hash = (await passwordHashOf(work.db, personId)) ?? '';
  if (!(await verifyPassword(hash, body.currentPassword)))
    throw new Refused('wrong-credentials', { fields: { currentPassword: ['This is not your password.'] } });
  refuseWeakPassword(body.password, ownerOf(person));
  await writePasswordHash(work.db, personId, await hashed(body.password), work.now);
  await deleteSessionsOf(work.db, personId, sessionId);
  await deleteLinksOf(work.db, personId, 'password-reset');
  await deleteLinksOf(work.db, personId, 'not-me');
  await work.audit({ action: 'password-changed', subject: { type: 'person', id: personId } });
  await mailPasswordChanged(work, personId, 'changed');
  return {};
}

function ownerOf({ email, first_name: firstName, last_name: lastName, phone }: PersonRow) {
  return { email, firstName, lastName, phone };
}
