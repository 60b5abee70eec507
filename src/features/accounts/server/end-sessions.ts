import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { endSessions as contract } from '../contract.ts';
import { personForAct } from './admin-act.ts';
import { deleteSessionsOf } from './store.ts';

/** An admin signs somebody out on every device; they can sign in again. */
export async function endSessions(
  work: Work,
  { params }: InputOf<typeof contract>,
): Promise<Record<string, never>> {
  await personForAct(work, params.id, 'sign-out');
  await endAllSessions(work, params.id);
  await work.audit({ action: 'signed-out-by-admin', subject: { type: 'person', id: params.id } });
  return {};
}

/** Ends every session of a person, and sign-ins that wait for their second step. */
export async function endAllSessions(work: Work, personId: string): Promise<void> {
  await deleteSessionsOf(work.db, personId);
}
