import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { storedStage } from '#features/marketplace/listings/server/stored.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { RoomBuyer } from '../domain/rights.ts';

export async function peopleWithAccess(
  db: Reader,
  listingId: string,
  now: Date,
  which: { limit: number } | { among: readonly string[] },
) {
  if ('among' in which && which.among.length === 0) return [];
  let query = db
    .selectFrom('access_grant')
    .innerJoin('person', 'person.id', 'access_grant.person_id')
    .select(['access_grant.person_id', 'access_grant.stage', 'person.first_name', 'person.last_name'])
    .where('access_grant.listing_id', '=', listingId)
    .where(opensProfile(now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'));
  query = 'among' in which ? query.where('person.id', 'in', which.among) : query.limit(which.limit);
  const rows = await query
    .orderBy('person.first_name')
    .orderBy('person.last_name')
    .orderBy('person.id')
    .execute();
  return rows.map((row) => ({ ...row, stage: storedStage(row.stage) }));
}

export async function buyersAmong(
  db: Reader,
  of: InRoom & { personIds: readonly string[] },
): Promise<Map<string, RoomBuyer>> {
  if (of.personIds.length === 0) return new Map();
  const rows = await buyers(db, of).where('access_grant.person_id', 'in', of.personIds).execute();
  return new Map(
    rows.map(({ person_id, stage, group_ids }) => [
      person_id,
      { personId: person_id, stage: storedStage(stage), groupIds: group_ids },
    ]),
  );
}

export async function buyersOf(db: Reader, of: InRoom): Promise<{ buyer: RoomBuyer; name: string }[]> {
  const rows = await buyers(db, of)
    .innerJoin('person', 'person.id', 'access_grant.person_id')
    .select(['person.first_name', 'person.last_name'])
    .orderBy('person.first_name')
    .orderBy('person.last_name')
    .orderBy('person.id')
    .execute();
  return rows.map(({ person_id, stage, group_ids, first_name, last_name }) => ({
    buyer: { personId: person_id, stage: storedStage(stage), groupIds: group_ids },
    name: `${first_name} ${last_name}`.trim(),
  }));
}

type InRoom = { roomId: string; listingId: string; now: Date };

function buyers(db: Reader, { roomId, listingId, now }: InRoom) {
  return db
    .selectFrom('access_grant')
    .select([
      'access_grant.person_id',
      'access_grant.stage',
      sql<string[]>`array(select room_group.id from room_group_member
        join room_group on room_group.id = room_group_member.group_id
        where room_group.room_id = ${roomId} and room_group_member.person_id = access_grant.person_id)`.as(
        'group_ids',
      ),
    ])
    .where('access_grant.listing_id', '=', listingId)
    .where(opensProfile(now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'));
}
