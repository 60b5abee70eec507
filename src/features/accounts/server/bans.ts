import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { banUser as banContract, unbanUser as unbanContract } from '../contract.ts';
import { deleteSessionsOf, updatePerson } from './store.ts';

/** Locks a person out: every session ends now, and no new one begins. */
export async function banUser(
  work: Work,
  { params, body }: InputOf<typeof banContract>,
): Promise<Record<string, never>> {
  if (isPerson(work.actor, params.id)) throw new Refused('not-yourself');
  const found = await updatePerson(work.db, params.id, { banned_at: work.now, ban_reason: body.reason });
  if (!found) throw new Refused('not-found');
  await deleteSessionsOf(work.db, params.id);
  await work.audit({ action: 'banned', subject: { type: 'person', id: params.id } });
  return {};
}

export async function unbanUser(
  work: Work,
  { params }: InputOf<typeof unbanContract>,
): Promise<Record<string, never>> {
  if (!(await updatePerson(work.db, params.id, { banned_at: null, ban_reason: null })))
    throw new Refused('not-found');
  await work.audit({ action: 'unbanned', subject: { type: 'person', id: params.id } });
  return {};
}
