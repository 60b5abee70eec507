import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { NoticeKind } from '#kernel/notice.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { Notification } from '#platform/db/tables.ts';

export type NotificationRow = Selectable<Notification>;

export async function insertNotices(tx: Tx, rows: readonly Insertable<Notification>[]): Promise<void> {
  await tx.insertInto('notification').values(rows).execute();
}

/** SQL: whether a person may know the listing in a nullable column. This feature imports no other. */
export type Shown = (listingId: string, personId: string | null) => RawBuilder<SqlBool>;

export function newestNotifications(
  db: Reader,
  of: { personId: string; unreadOnly: boolean; kinds: readonly NoticeKind[]; shown: RawBuilder<SqlBool> },
  from: Cursor | null,
  size: number,
): Promise<NotificationRow[]> {
  let query = db
    .selectFrom('notification')
    .selectAll()
    .where('person_id', '=', of.personId)
    .where('kind', 'in', of.kinds)
    .where(of.shown);
  if (of.unreadOnly) query = query.where('read_at', 'is', null);
  if (from) query = query.where(after({ at: 'created_at', id: 'id' }, from));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export async function unreadOf(
  db: Reader,
  { personId, shown }: { personId: string; shown: RawBuilder<SqlBool> },
  most: number,
): Promise<number> {
  const some = db
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where(shown)
    .limit(most);
  const { n } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** `null` marks as unread; a read one keeps its time. `false`: the person has no such notification. */
export async function setRead(tx: Tx, personId: string, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: at === null ? null : sql<Date>`coalesce(read_at, ${at})` })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setAllRead(tx: Tx, personId: string, until: Date, at: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('created_at', '<=', until)
    .execute();
}

export async function forgetBefore(db: Reader, before: Date, most: number): Promise<number> {
  const old = db.selectFrom('notification').select('id').where('created_at', '<', before).limit(most);
  const { numDeletedRows } = await db.deleteFrom('notification').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
