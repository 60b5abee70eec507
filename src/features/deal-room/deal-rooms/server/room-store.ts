import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { holdsMandate, inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import { notBlocked, shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import { named, type Slots } from '#platform/db/named.ts';
import type { DealRoom } from '#platform/db/tables.ts';

export type RoomRow = Selectable<DealRoom>;

const roomColumns = [
  'deal_room.closed_at',
  'deal_room.closed_by',
  'deal_room.closed_note',
  'deal_room.closed_reason',
  'deal_room.created_at',
  'deal_room.id',
  'deal_room.kept_for',
  'deal_room.kept_stage',
  'deal_room.listing_id',
  'deal_room.opened_by',
  'deal_room.published_at',
  'deal_room.second_factor_since',
  'deal_room.version',
] as const satisfies `deal_room.${keyof RoomRow}`[];

type Viewer = { id: string; personId: string; now: Date };

/** Runs for every page, download and file part, so it is prepared once per connection. */
const roomSeenBy = named('deal-room-for-viewer', (db, slot: Slots<Viewer>) => {
  const [personId, now] = [sql<string>`${slot('personId')}::uuid`, sql<Date>`${slot('now')}::timestamptz`];
  return db
    .selectFrom('deal_room')
    .innerJoin('listing', 'listing.id', 'deal_room.listing_id')
    .select(roomColumns)
    .select(['listing.owner_id', 'listing.status as listing_status'])
    .select([
      sql<boolean>`${holdsMandate('deal_room.listing_id', personId, now)}`.as('mandated'),
      sql<boolean>`${holdsMandate('deal_room.listing_id', personId, now, { mayApprove: true })}`.as(
        'may_approve',
      ),
    ])
    .select((select) =>
      select
        .selectFrom('access_grant')
        .select('access_grant.stage')
        .whereRef('access_grant.listing_id', '=', 'deal_room.listing_id')
        .where('access_grant.person_id', '=', personId)
        .where(opensProfile(now))
        .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'))
        .as('stage'),
    )
    .select(keptFor(personId).as('kept'))
    .select(
      sql<boolean>`exists (select from sale
        where sale.listing_id = deal_room.listing_id and sale.buyer_id = ${personId})`.as('bought'),
    )
    .select(
      sql<string[]>`array(select room_group.id from room_group_member
        join room_group on room_group.id = room_group_member.group_id
        where room_group.room_id = deal_room.id and room_group_member.person_id = ${personId})`.as(
        'group_ids',
      ),
    )
    .where('deal_room.id', '=', slot('id'));
});

export async function roomForViewer(db: Reader, viewer: Viewer) {
  const [row] = await roomSeenBy(db, viewer);
  return row;
}

/** `null` for a person who never had access or is blocked: they must not learn that the room exists. */
export async function endedFor(
  db: Reader,
  { id, personId, now }: Viewer,
): Promise<'closed' | 'access-ended' | null> {
  const over = sql<Date>`least(access_grant.ended_at, access_grant.suspended_at, access_grant.ends_at, ${now})`;
  const { rows } = await sql<{ closed: boolean }>`
    select coalesce(max(${over}) >= deal_room.closed_at, false) as closed
    from deal_room
    join access_grant on access_grant.listing_id = deal_room.listing_id
      and access_grant.person_id = ${personId} and access_grant.stage >= 'S3'
    where deal_room.id = ${id} and ${shownTo('deal_room.listing_id', personId)}
      and exists (select from room_version
        where room_version.room_id = deal_room.id and room_version.published_at <= ${over})
    group by deal_room.id`.execute(db);
  const [row] = rows;
  return row ? (row.closed ? 'closed' : 'access-ended') : null;
}

export async function insertRoom(
  db: Tx,
  row: { id: string; listing_id: string; opened_by: string; created_at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('deal_room')
    .values(row)
    .onConflict((clash) => clash.column('listing_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function findRoom(db: Reader, id: string): Promise<RoomRow | undefined> {
  return db.selectFrom('deal_room').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A listing has one room at most. */
export async function roomIdAt(db: Reader, listingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deal_room')
    .select('id')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row?.id;
}

/** The rooms of a business that are open, the newest first. */
export async function openRoomIdsOf(db: Reader, businessId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deal_room')
    .innerJoin('listing', 'listing.id', 'deal_room.listing_id')
    .select('deal_room.id')
    .where('listing.business_id', '=', businessId)
    .where('deal_room.closed_at', 'is', null)
    .orderBy('deal_room.created_at', 'desc')
    .orderBy('deal_room.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the room's structure for the transaction and returns the current row. */
export function lockRoom(db: Tx, id: string): Promise<RoomRow | undefined> {
  return db.selectFrom('deal_room').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Shared lock: the structure cannot change, but others may hold the lock too. */
export async function shareRoom(db: Tx, id: string): Promise<void> {
  await db.selectFrom('deal_room').select('id').where('id', '=', id).forShare().execute();
}

/** SQL: whether a closed room is kept for the person: they bought, and the seller does not block them. */
function keptFor(personId: RawBuilder<string>) {
  return sql<boolean>`coalesce(deal_room.kept_for = ${personId} and ${shownTo('deal_room.listing_id', personId)}, false)`;
}

export async function touchRoom(
  db: Tx,
  id: string,
  values: Updateable<Pick<DealRoom, 'published_at' | 'second_factor_since'>> = {},
): Promise<void> {
  await db
    .updateTable('deal_room')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export function roomsOf(
  db: Reader,
  { personId, now }: { personId: string; now: Date },
  { cursor, limit }: { cursor: Cursor | null; limit: number },
) {
  let query = db
    .selectFrom('deal_room')
    .innerJoin('listing', 'listing.id', 'deal_room.listing_id')
    .selectAll('deal_room')
    .select([
      'listing.owner_id',
      sql<boolean>`${holdsMandate('deal_room.listing_id', personId, now)}`.as('mandated'),
    ])
    .where(
      sql<boolean>`deal_room.listing_id in (
        select id from listing where owner_id = ${personId}
        union all
        select listing_id from mandate where mandate.broker_id = ${personId} and ${inForce(now)}
        union all
        select access_grant.listing_id from access_grant
          join deal_room as published on published.listing_id = access_grant.listing_id
            and published.published_at is not null and published.closed_at is null
          where access_grant.person_id = ${personId} and ${opensProfile(now)}
            and ${notBlocked('access_grant.listing_id', 'access_grant.person_id')}
        union all
        select kept.listing_id from deal_room as kept
          where kept.kept_for = ${personId} and kept.published_at is not null
            and ${shownTo('kept.listing_id', personId)})`,
    );
  if (cursor) query = query.where(after({ at: 'deal_room.created_at', id: 'deal_room.id' }, cursor));
  return query.orderBy('deal_room.created_at', 'desc').orderBy('deal_room.id', 'desc').limit(limit).execute();
}

export function listingsWithoutRoom(
  db: Reader,
  { personId, now }: { personId: string; now: Date },
  limit: number,
) {
  return db
    .selectFrom('listing')
    .select('listing.id')
    .where(sql<boolean>`(listing.owner_id = ${personId} or ${holdsMandate('listing.id', personId, now)})`)
    .where('listing.status', 'not in', ['sold', 'withdrawn'])
    .where(sql<boolean>`not exists (select from deal_room where deal_room.listing_id = listing.id)`)
    .orderBy('listing.created_at', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(limit)
    .execute();
}

export function listingIdsOf(db: Reader, roomIds: readonly string[]) {
  return db.selectFrom('deal_room').select(['id', 'listing_id']).where('id', 'in', roomIds).execute();
}
