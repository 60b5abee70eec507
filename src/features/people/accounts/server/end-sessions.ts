import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { endSessions as contract } from '../contract.ts';
import { personForAct } from './admin-act.ts';
import { deleteSessionsOf, lockPerson } from './store.ts';

export async function endSessions(
  work: Work,
  { params }: InputOf<typeof contract>,
): Promise<Record<string, never>> {
  await personForAct(work, params.id, 'sign-out');
  await endAllSessions(work, params.id);
  await work.audit({ action: 'signed-out-by-admin', subject: { type: 'person', id: params.id } });
  return {};
}

/** Also ends pending second steps. Returns the number of sessions. */
export async function endAllSessions(work: Work, personId: string, keep?: string): Promise<number> {
  await holdPerson(work, personId);
  return deleteSessionsOf(work.db, personId, keep);
}

/** See lockPerson. `false` if there is no such person. */
export async function holdPerson({ db }: Work, personId: string): Promise<boolean> {
  return (await lockPerson(db, personId)) !== undefined;
}
