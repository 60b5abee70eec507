import { type RawBuilder, sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';

/** The identity of a thread: two people, and a listing or none. */
export type Pair = { listingId: string | null; oneId: string; otherId: string };

export type PairRow = {
  listingId: string | null;
  oneId: string | null;
  otherId: string | null;
  title: string | null;
  listingStatus: string | null;
  ownerId: string | null;
  sellerActs: boolean;
  granted: boolean;
  requestOpen: boolean;
  /** One of them is an admin or has an engagement of the other. */
  linked: boolean;
  oneFirstName: string | null;
  oneLastName: string | null;
  otherFirstName: string | null;
  otherLastName: string | null;
};

export type ThreadRow = PairRow & {
  id: string;
  lastSeq: number;
  readSeq: number;
  unread: number;
  lastAt: Date;
  lastBody: string | null;
  lastAuthorId: string | null;
};

/** Joins for `pair.listing_id`, `pair.one_id` and `pair.other_id` of a query. */
const around = sql`
  left join listing on listing.id = pair.listing_id
  left join listing_teaser on listing_teaser.listing_id = pair.listing_id
  left join person one on one.id = pair.one_id and one.closed_at is null
  left join person other on other.id = pair.other_id and other.closed_at is null`;

function facts(now: Date): RawBuilder<unknown> {
  return sql`
    pair.listing_id as "listingId", one.id as "oneId", other.id as "otherId",
    listing_teaser.title as "title", listing.status as "listingStatus", listing.owner_id as "ownerId",
    coalesce(listing.owner_id = pair.other_id or exists (select from mandate
      where mandate.listing_id = pair.listing_id and mandate.broker_id = pair.other_id and ${inForce(now)}), false)
      as "sellerActs",
    exists (select from access_grant where access_grant.listing_id = pair.listing_id
      and access_grant.person_id = pair.one_id and ${opensProfile(now)}) as "granted",
    exists (select from access_request where access_request.listing_id = pair.listing_id
      and access_request.buyer_id = pair.one_id and access_request.status <> 'denied') as "requestOpen",
    pair.listing_id is null and (
      exists (select from person_role where role = 'admin' and person_id in (pair.one_id, pair.other_id))
      or exists (select from mandate join listing mandated on mandated.id = mandate.listing_id
        where ${inForce(now)} and ((mandate.broker_id = pair.one_id and mandated.owner_id = pair.other_id)
          or (mandate.broker_id = pair.other_id and mandated.owner_id = pair.one_id)))) as "linked",
    one.first_name as "oneFirstName", one.last_name as "oneLastName",
    other.first_name as "otherFirstName", other.last_name as "otherLastName"`;
}

export async function factsOfPair(db: Reader, pair: Pair, now: Date): Promise<PairRow | undefined> {
  const { rows } = await sql<PairRow>`
    select ${facts(now)}
    from (values (${pair.listingId}::uuid, ${pair.oneId}::uuid, ${pair.otherId}::uuid))
      as pair (listing_id, one_id, other_id) ${around}
    where ${shownTo('pair.listing_id', pair.oneId)}`.execute(db);
  return rows[0];
}

function threads(now: Date): RawBuilder<unknown> {
  return sql`
    select ${facts(now)}, pair.id, pair.last_seq as "lastSeq", member.read_seq as "readSeq", member.unread,
      member.last_at as "lastAt", newest.body as "lastBody", newest.author_id as "lastAuthorId"
    from thread_member member
      join thread pair on pair.id = member.thread_id ${around}
      left join message newest on newest.thread_id = pair.id and newest.seq = pair.last_seq`;
}

export async function threadOf(
  db: Reader,
  id: string,
  personId: string,
  now: Date,
): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`${threads(now)}
    where member.thread_id = ${id} and member.person_id = ${personId}
      and ${shownTo('pair.listing_id', personId)}`.execute(db);
  return rows[0];
}

export async function threadsOf(
  db: Reader,
  personId: string,
  page: { now: Date; cursor: Cursor | null; limit: number },
): Promise<ThreadRow[]> {
  const further = page.cursor
    ? sql`and ${after({ at: 'member.last_at', id: 'member.thread_id' }, page.cursor)}`
    : sql``;
  const { rows } = await sql<ThreadRow>`${threads(page.now)}
    where member.person_id = ${personId} and ${shownTo('pair.listing_id', personId)} ${further}
    order by member.last_at desc, member.thread_id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function threadOfPair(db: Reader, pair: Pair): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from thread where ${isPair(pair)}`.execute(db);
  return rows[0]?.id ?? null;
}

function isPair({ listingId, oneId, otherId }: Pair): RawBuilder<unknown> {
  return listingId === null
    ? sql`listing_id is null and least(one_id, other_id) = least(${oneId}::uuid, ${otherId}::uuid)
        and greatest(one_id, other_id) = greatest(${oneId}::uuid, ${otherId}::uuid)`
    : sql`listing_id = ${listingId} and one_id = ${oneId} and other_id = ${otherId}`;
}

/** Does nothing if a concurrent request just created the thread. */
export async function insertThread(tx: Tx, thread: Pair & { id: string; at: Date }): Promise<void> {
  const added = await tx
    .insertInto('thread')
    .values({
      id: thread.id,
      listing_id: thread.listingId,
      one_id: thread.oneId,
      other_id: thread.otherId,
      created_at: thread.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const members = [thread.oneId, thread.otherId].map((personId) => ({
    thread_id: thread.id,
    person_id: personId,
    last_at: thread.at,
  }));
  await tx.insertInto('thread_member').values(members).execute();
}

/** Locks the thread against new messages and returns its newest number. */
export async function lockThread(tx: Tx, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('thread')
    .select('last_seq')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.last_seq;
}

/** Whom the caller knows from threads: buyers who wrote to them, and people an admin wrote with. */
export async function knownFromThreads(
  db: Reader,
  callerId: string,
  personIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const among = sql`(${sql.join(personIds.length > 0 ? personIds : [null])})`;
  const { rows } = await sql<{ id: string }>`
    select thread.one_id as id from thread join listing on listing.id = thread.listing_id
      where thread.other_id = ${callerId} and thread.one_id in ${among}
        and (listing.owner_id = ${callerId} or exists (select from mandate where mandate.listing_id = listing.id
          and mandate.broker_id = ${callerId} and ${inForce(now)}))
    union select case when thread.one_id = ${callerId} then thread.other_id else thread.one_id end
      from thread where thread.listing_id is null
        and ((thread.one_id = ${callerId} and thread.other_id in ${among})
          or (thread.other_id = ${callerId} and thread.one_id in ${among}))
        and exists (select from person_role
          where role = 'admin' and person_id in (thread.one_id, thread.other_id))`.execute(db);
  return new Set(rows.map((row) => row.id));
}
