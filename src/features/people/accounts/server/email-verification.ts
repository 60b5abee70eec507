import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { verifyEmail as contract } from '../contract.ts';
import { redeemLink } from './mailed-links.ts';
import { mailVerification } from './mails.ts';
import { personCard } from './person-card.ts';
import { lockPerson, updatePerson } from './store.ts';

export async function askEmailVerification(work: Work): Promise<Record<string, never>> {
  const person = await personCard(work.db, signedIn(work.actor).personId);
  if (!person.emailVerified) await mailVerification(work, person);
  return {};
}

export async function verifyEmail(
  work: Work,
  { body }: InputOf<typeof contract>,
): Promise<Record<string, never>> {
  const person = await redeemLink(work, body.token, 'email-verification');
  await confirmEmail(work, person.id);
  return {};
}

/** The person entered a code that was sent to this address, so it is theirs, unless they changed it since. */
export async function confirmMailedAddress(
  work: Work,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const person = await lockPerson(work.db, personId);
  if (person && person.email === email && !person.email_verified) await confirmEmail(work, personId);
}

/** The caller has checked that the address is the person's own. */
export async function confirmEmail(work: Work, personId: string): Promise<void> {
  await updatePerson(work.db, personId, { email_verified: true, updated_at: work.now });
  await work.audit({ action: 'email-verified', subject: { type: 'person', id: personId } });
}
