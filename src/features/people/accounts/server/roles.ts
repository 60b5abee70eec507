import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { grantRole as grantContract, takeRole as takeContract } from '../contract.ts';
import { personForAct } from './admin-act.ts';
import { grantRole } from './grant-role.ts';
import { deleteRole } from './users-store.ts';

export async function grantRoleByAdmin(
  work: Work,
  { params, body }: InputOf<typeof grantContract>,
): Promise<Record<string, never>> {
  await personForAct(work, params.id, 'grant');
  await grantRole(work, params.id, body.role);
  return {};
}

export async function takeRole(
  work: Work,
  { params, query: { role } }: InputOf<typeof takeContract>,
): Promise<Record<string, never>> {
  await personForAct(work, params.id, role === 'admin' ? 'take-admin' : 'grant');
  if (!(await deleteRole(work.db, params.id, role))) return {};
  await work.audit({ action: 'role-taken', subject: { type: 'person', id: params.id }, detail: { role } });
  if (role === 'admin')
    await work.emit({ kind: 'credentials-reset', personId: params.id, why: 'admin-role-taken' });
  return {};
}
