import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { reportSignIn as contract } from '../contract.ts';
import { newLink, redeemNotMeLink } from './mailed-links.ts';
import { distrustDevice } from './session-device.ts';
import { deleteSession, dropPassword } from './store.ts';

/**
 * The link also leads to a new password where that session has ended meanwhile: its user may come back. The old
 * password ends here, in case the page is closed before there is a new one.
 */
export async function reportSignIn(
  work: Work,
  { body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { person, sessionId } = await redeemNotMeLink(work, body.token);
  if (sessionId) await distrustDevice(work, person.id, await deleteSession(work.db, sessionId));
  await dropPassword(work.db, person.id, work.now);
  await work.audit({
    action: 'sign-in-reported',
    subject: { type: 'person', id: person.id },
    detail: { sessionId },
  });
  return { next: await newLink(work, person, 'password-reset') };
}
