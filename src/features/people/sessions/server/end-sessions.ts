import { endAllSessions } from '#features/people/accounts/server/end-sessions.ts';
import { distrustDevice } from '#features/people/accounts/server/session-device.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { endSession as contract } from '../contract.ts';
import { deleteSession } from './store.ts';

export async function endSession(
  work: Work,
  { params: { id } }: InputOf<typeof contract>,
): Promise<Record<string, never>> {
  const { personId } = signedIn(work.actor);
  const ended = await deleteSession(work.db, { id, personId });
  if (!ended) throw new Refused('not-found');
  await distrustDevice(work, personId, ended.device);
  await work.audit({
    action: 'session-ended',
    subject: { type: 'person', id: personId },
    detail: { sessionId: id },
  });
  return {};
}

export async function endOtherSessions(work: Work): Promise<{ ended: number }> {
  const { personId, sessionId } = signedIn(work.actor);
  const ended = await endAllSessions(work, personId, sessionId);
  await work.audit({
    action: 'other-sessions-ended',
    subject: { type: 'person', id: personId },
    detail: { ended },
  });
  return { ended };
}
