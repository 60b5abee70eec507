import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { OpenVersion, Visit } from '../domain/news.ts';

export type ReaderKey = { roomId: string; personId: string };

/** Readers whose room or stage changed since the last notice, in batches after a cursor. */
export async function readersWithChanges(
  db: Reader,
  of: { now: Date; after: ReaderKey | null; limit: number },
): Promise<ReaderKey[]> {
  let query = db
    .selectFrom('deal_room')
    .innerJoin('access_grant', 'access_grant.listing_id', 'deal_room.listing_id')
    .leftJoin('room_reader', (on) =>
      on
        .onRef('room_reader.room_id', '=', 'deal_room.id')
        .onRef('room_reader.person_id', '=', 'access_grant.person_id'),
    )
    .select(['deal_room.id as room_id', 'access_grant.person_id'])
    .where('deal_room.published_at', 'is not', null)
    .where('deal_room.closed_at', 'is', null)
    .where(opensProfile(of.now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'))
    .where(
      sql<boolean>`(room_reader.told_version is distinct from deal_room.version
        or room_reader.told_stage is distinct from access_grant.stage)`,
    );
  if (of.after)
    query = query.where(
      sql<boolean>`(deal_room.id, access_grant.person_id) > (${of.after.roomId}, ${of.after.personId})`,
    );
  const rows = await query
    .orderBy('deal_room.id')
    .orderBy('access_grant.person_id')
    .limit(of.limit)
    .execute();
  return rows.map(({ room_id, person_id }) => ({ roomId: room_id, personId: person_id }));
}

/** Creates and locks the reader's row, so that two runs cannot both send a notice. */
export async function lockReader(db: Tx, { roomId, personId }: ReaderKey): Promise<Visit | null> {
  await db
    .insertInto('room_reader')
    .values({ room_id: roomId, person_id: personId })
    .onConflict((clash) => clash.doNothing())
    .execute();
  const { visited_at, visit_before } = await db
    .selectFrom('room_reader')
    .select(['visited_at', 'visit_before'])
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return visited_at && visit_before ? { visitedAt: visited_at, before: visit_before } : null;
}

export async function writeToldUntil(
  db: Tx,
  { roomId, personId }: ReaderKey,
  { version, stage }: { version: number; stage: string },
): Promise<void> {
  await db
    .updateTable('room_reader')
    .set({ told_version: version, told_stage: stage })
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .execute();
}

export async function writeVisit(
  db: Tx,
  { roomId, personId }: ReaderKey,
  { visitedAt, before }: Visit,
): Promise<void> {
  await db
    .updateTable('room_reader')
    .set({ visited_at: visitedAt, visit_before: before })
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .execute();
}

export async function knownTo(db: Reader, { roomId, personId }: ReaderKey) {
  const rows = await db
    .selectFrom('room_told')
    .select(['document_id', 'version_id', 'told_at'])
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    versionId: row.version_id,
    toldAt: row.told_at,
  }));
}

export async function markSeen(
  db: Tx,
  { roomId, personId }: ReaderKey,
  { documentId, versionId }: OpenVersion,
  at: Date,
): Promise<void> {
  await sql`
    insert into room_told (room_id, person_id, document_id, version_id, told_at, seen_at)
    values (${roomId}, ${personId}, ${documentId}, ${versionId}, ${at}, ${at})
    on conflict (room_id, person_id, version_id) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function versionsSeen(
  db: Reader,
  personId: string,
  versions: readonly OpenVersion[],
): Promise<Set<string>> {
  if (versions.length === 0) return new Set();
  const these = versions.map(({ versionId }) => versionId);
  const rows = await db
    .selectFrom('room_page_attention')
    .select('version_id')
    .where('person_id', '=', personId)
    .where('version_id', 'in', these)
    .union(
      db
        .selectFrom('room_told')
        .select('version_id')
        .where('person_id', '=', personId)
        .where('version_id', 'in', these)
        .where('seen_at', 'is not', null),
    )
    .execute();
  return new Set(rows.map(({ version_id }) => version_id));
}

export async function insertTold(
  db: Tx,
  { roomId, personId }: ReaderKey,
  versions: readonly OpenVersion[],
  at: Date,
): Promise<void> {
  if (versions.length === 0) return;
  const column = (pick: (one: OpenVersion) => string) => sql`${sql.val(versions.map(pick))}::uuid[]`;
  await sql`
    insert into room_told (room_id, person_id, document_id, version_id, told_at)
    select ${roomId}::uuid, ${personId}::uuid, document_id, version_id, ${at}::timestamptz
    from unnest(${column((one) => one.documentId)}, ${column((one) => one.versionId)})
      as told (document_id, version_id)
    on conflict do nothing`.execute(db);
}

export async function listingsOpenTo(
  db: Reader,
  of: { personId: string; listingIds: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (of.listingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('access_grant')
    .select('listing_id')
    .where('person_id', '=', of.personId)
    .where('listing_id', 'in', of.listingIds)
    .where(opensProfile(of.now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'))
    .execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}
