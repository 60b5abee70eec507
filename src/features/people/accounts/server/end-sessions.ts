import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { endSessions as contract } from '../contract.ts';
import { personForAct } from './admin-act.ts';
import { deleteSessionsOf, lockPerson } from './store.ts';

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

/** Ends every session of a person, or all but one, and sign-ins that wait for their second step; says how many sessions. */
export async function endAllSessions(work: Work, personId: string, keep?: string): Promise<number> {
  await holdPerson(work, personId);
  return deleteSessionsOf(work.db, personId, keep);
}

/**
 * Holds a person until the transaction ends, before anything by which they get in is changed; `false` where there is
 * none. See lockPerson.
 */
export async function holdPerson({ db }: Work, personId: string): Promise<boolean> {
  return (await lockPerson(db, personId)) !== undefined;
}
