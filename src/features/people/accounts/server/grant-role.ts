import type { Role } from '#kernel/actor.ts';
import type { Work } from '#platform/context.ts';
import { endDevelopmentSessions } from './development-limits.ts';
import { insertRole } from './store.ts';

export async function grantRole(work: Work, personId: string, role: Role): Promise<void> {
  const { actor } = work;
  const added = await insertRole(work.db, {
    person_id: personId,
    role,
    granted_at: work.now,
    granted_by: actor.kind === 'person' ? actor.personId : null,
  });
  if (!added) return;
  if (role === 'admin') await endDevelopmentSessions(work.db, personId);
  await work.audit({ action: 'role-granted', subject: { type: 'person', id: personId }, detail: { role } });
  await work.emit({ kind: 'role-granted', personId, role });
}
