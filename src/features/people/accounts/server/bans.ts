import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { banUser as banContract, unbanUser as unbanContract } from '../contract.ts';
import { personForAct } from './admin-act.ts';
import { deleteSessionsOf, updatePerson } from './store.ts';

export async function banUser(
  work: Work,
  { params, body }: InputOf<typeof banContract>,
): Promise<Record<string, never>> {
  await personForAct(work, params.id, 'ban');
  await updatePerson(work.db, params.id, { banned_at: work.now, ban_reason: body.reason });
  await deleteSessionsOf(work.db, params.id);
  await work.emit({ kind: 'credentials-reset', personId: params.id, why: 'ban' });
  await work.audit({ action: 'banned', subject: { type: 'person', id: params.id } });
  return {};
}

export async function unbanUser(
  work: Work,
  { params }: InputOf<typeof unbanContract>,
): Promise<Record<string, never>> {
  const person = await personForAct(work, params.id, 'grant');
  if (!person.banned_at) return {};
  await updatePerson(work.db, params.id, { banned_at: null, ban_reason: null });
  await work.audit({ action: 'unbanned', subject: { type: 'person', id: params.id } });
  return {};
}
