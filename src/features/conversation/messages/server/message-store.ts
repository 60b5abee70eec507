import { type Insertable, sql } from 'kysely';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { Message } from '#platform/db/tables.ts';

export type MessageRow = { id: string; seq: number; author_id: string | null; body: string; at: Date };

const columns = ['id', 'seq', 'author_id', 'body', 'at'] as const;

export function messagesBefore(
  db: Reader,
  threadId: string,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .select(columns)
    .where('thread_id', '=', threadId)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

export function messageById(
  db: Reader,
  id: string,
): Promise<(MessageRow & { thread_id: string }) | undefined> {
  return db
    .selectFrom('message')
    .select([...columns, 'thread_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Also moves the thread up in both lists. Returns `false` if the ID exists. */
export async function insertMessage(
  tx: Tx,
  message: Insertable<Message> & { thread_id: string; author_id: string; at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await tx.updateTable('thread').set({ last_seq: message.seq }).where('id', '=', message.thread_id).execute();
  const mine = sql<boolean>`person_id = ${message.author_id}`;
  await tx
    .updateTable('thread_member')
    .set({
      last_at: message.at,
      unread: sql<number>`case when ${mine} then 0 else unread + 1 end`,
      read_seq: sql<number>`case when ${mine} then ${message.seq} else read_seq end`,
    })
    .where('thread_id', '=', message.thread_id)
    .execute();
  return true;
}

/** The read position never moves back. */
export async function writeReading(
  tx: Tx,
  of: { threadId: string; personId: string },
  upTo: number,
): Promise<void> {
  const read = sql<number>`least(greatest(read_seq, ${upTo}),
    (select last_seq from thread where thread.id = thread_member.thread_id))`;
  const left = sql<number>`(select count(*) from message where message.thread_id = thread_member.thread_id
    and message.seq > greatest(thread_member.read_seq, ${upTo})
    and message.author_id is distinct from thread_member.person_id)`;
  await tx
    .updateTable('thread_member')
    .set({ read_seq: read, unread: left })
    .where('thread_id', '=', of.threadId)
    .where('person_id', '=', of.personId)
    .execute();
}

export async function unreadIn(db: Reader, threadId: string, personId: string): Promise<number> {
  const row = await db
    .selectFrom('thread_member')
    .select('unread')
    .where('thread_id', '=', threadId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.unread ?? 0;
}

/** Threads about listings hidden by a block are not counted, as they are in no list. */
export async function unreadOf(db: Reader, personId: string): Promise<number> {
  const { n } = await db
    .selectFrom('thread_member')
    .innerJoin('thread', 'thread.id', 'thread_member.thread_id')
    .select(sql<number>`coalesce(sum(thread_member.unread), 0)::integer`.as('n'))
    .where('thread_member.person_id', '=', personId)
    .where('thread_member.unread', '>', 0)
    .where(shownTo('thread.listing_id', personId))
    .executeTakeFirstOrThrow();
  return n;
}
