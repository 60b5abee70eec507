import type { Audited } from '#http/work.ts';
import type { Actor } from '#kernel/actor.ts';
import type { AuditEntry } from '#platform/context.ts';
import { insertEvent } from './audit-store.ts';

/** Writes to the caller's transaction: the audit entry exists exactly if the change does. */
export async function writeAudit(by: Audited, entry: AuditEntry): Promise<void> {
  await insertEvent(by.db, {
    at: by.now,
    actor_id: by.actor.kind === 'person' ? by.actor.personId : null,
    actor_role: roleOf(by.actor),
    token_id: (by.actor.kind === 'person' && by.actor.token?.id) || null,
    request_id: by.requestId,
    action: entry.action,
    subject_type: entry.subject.type,
    subject_id: entry.subject.id,
    detail: entry.detail ?? {},
  });
}

function roleOf(actor: Actor): string {
  if (actor.kind !== 'person') return actor.kind;
  return actor.roles.join(',') || 'member';
}
