import type { Insertable } from 'kysely';
import type { NoticeKind } from '#kernel/notice.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { NotificationPreference } from '#platform/db/tables.ts';
import { type MailChoice, storedChoice } from '../domain/mail-choice.ts';

export async function choicesOf(
  db: Reader,
  personIds: readonly string[],
  kind: NoticeKind,
): Promise<Map<string, MailChoice>> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['person_id', 'mail'])
    .where('kind', '=', kind)
    .where('person_id', 'in', personIds)
    .execute();
  return new Map(rows.map((row) => [row.person_id, storedChoice(row.mail)]));
}

export async function choicesBy(db: Reader, personId: string): Promise<Map<string, MailChoice>> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['kind', 'mail'])
    .where('person_id', '=', personId)
    .execute();
  return new Map(rows.map((row) => [row.kind, storedChoice(row.mail)]));
}

export async function writeChoice(
  tx: Tx,
  row: Insertable<NotificationPreference> & { mail: MailChoice; kind: NoticeKind },
): Promise<void> {
  await tx
    .insertInto('notification_preference')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['person_id', 'kind']).doUpdateSet({ mail: row.mail, updated_at: row.updated_at }),
    )
    .execute();
}
