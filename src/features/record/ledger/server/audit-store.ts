import type { Insertable } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { AuditEvent } from '#platform/db/tables.ts';

export async function insertEvent(
  tx: Tx,
  { detail, ...event }: Omit<Insertable<AuditEvent>, 'detail'> & { detail: object },
): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({ ...event, detail: JSON.stringify(detail) })
    .execute();
}
