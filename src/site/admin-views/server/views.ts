import { brand } from '#content/brand.ts';
import { personForAct } from '#features/people/accounts/server/admin-act.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import type { ApplicationKeys } from '#http/session.ts';
import { shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { startView as startContract } from '../contract.ts';
import { viewLife } from '../domain/view.ts';
import { endOpenView, insertView } from './store.ts';

/** An admin has one view at a time: starting one ends the previous one. */
export async function startView(
  work: Work,
  { body }: InputOf<typeof startContract>,
  keys: ApplicationKeys,
): Promise<AnswerOf<typeof startContract>> {
  const { personId: adminId, sessionId } = signedIn(work.actor);
  const person = await personForAct(work, body.personId, 'view-as');
  await stopView(work);
  const id = work.newId();
  const endsAt = shift(work.now, viewLife);
  const { personId, reason } = body;
  const row = { id, admin_id: adminId, person_id: personId, session_id: sessionId, reason };
  await insertView(work.db, { ...row, started_at: work.now, ends_at: endsAt });
  await work.audit({ action: 'view-started', subject: subjectOf(personId), detail: { viewId: id } });
  await tellPerson(work, personId, reason);
  const { jwt, expiresAt } = await keys.issueView({ id, personId, sessionId, endsAt });
  const name = fullName(person.first_name, person.last_name);
  return { id, jwt, endsAt: expiresAt.toISOString(), personId, name };
}

/** Stopping twice is no error. */
export async function stopView(work: Work): Promise<Record<string, never>> {
  const ended = await endOpenView(work.db, signedIn(work.actor).personId, work.now);
  if (ended) {
    const detail = { viewId: ended.id, overAlready: ended.ends_at <= work.now };
    await work.audit({ action: 'view-stopped', subject: subjectOf(ended.person_id), detail });
  }
  return {};
}

const subjectOf = (personId: string) => ({ type: 'person', id: personId });

/** Viewing an account always notifies its person. */
async function tellPerson(work: Work, personId: string, reason: string): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'viewed-by-admin',
    subject: 'An administrator is looking at your account',
    lines: [
      'An administrator is looking at the site as you see it. They can read what you can read, but cannot change anything. It ends within half an hour, and every page they open is recorded.',
      `The reason they gave: ${reason}`,
      `If you did not expect this, write to ${brand.supportEmail}.`,
    ],
    path: '/user/profile',
  });
}
