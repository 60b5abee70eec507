import type { Insertable } from 'kysely';
import type { NoticeKind } from '#kernel/notice.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { Notification } from '#platform/db/tables.ts';
import { type MailChoice, storedChoice } from '../domain/mail-choice.ts';

export async function insertNotices(tx: Tx, rows: readonly Insertable<Notification>[]): Promise<void> {
  await tx.insertInto('notification').values(rows).execute();
}

/** What these people chose for a kind; who chose nothing is not in it. */
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
