import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reader } from '#platform/context.ts';

/** All versions of the room's documents, and those of removed documents that buyers had seen. */
export function versionsIn(db: Reader, roomId: string) {
  return db
    .selectFrom('room_version as version')
    .innerJoin('room_document as document', 'document.id', 'version.document_id')
    .select([
      'document.id as document_id',
      'document.folder_id',
      'document.place',
      'document.name',
      'document.published_version_id',
      'document.removed_at',
      'version.id',
      'version.number',
      'version.blob_id',
      'version.file_name',
      'version.kind',
      'version.size',
      'version.sha256',
      'version.created_at',
      'version.published_at',
      'version.personal_data',
      'version.cleared_why',
    ])
    .where('version.room_id', '=', roomId)
    .where((either) =>
      either.or([either('document.removed_at', 'is', null), either('version.published_at', 'is not', null)]),
    )
    .orderBy('document.folder_id')
    .orderBy('document.place')
    .orderBy('version.number')
    .execute();
}
export type VersionIn = Awaited<ReturnType<typeof versionsIn>>[number];

/** Includes removed folders, which removed documents were in. */
export function allFoldersOf(db: Reader, roomId: string) {
  return db
    .selectFrom('room_folder')
    .select(['id', 'parent_id', 'place', 'name', 'not_applicable', 'removed_at'])
    .where('room_id', '=', roomId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function givenRights(db: Reader, roomId: string) {
  const rows = await db
    .selectFrom('room_right as given')
    .leftJoin('room_group', 'room_group.id', 'given.group_id')
    .leftJoin('person', 'person.id', 'given.person_id')
    .leftJoin('room_document as document', 'document.id', 'given.document_id')
    .select([
      'given.level',
      'given.set_at',
      'given.folder_id',
      'given.document_id',
      'room_group.name as group_name',
      'person.first_name',
      'person.last_name',
      'document.name as document_name',
    ])
    .where('given.room_id', '=', roomId)
    .orderBy('given.set_at')
    .orderBy('given.id')
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    personName: first_name === null ? null : fullName(first_name, last_name ?? ''),
  }));
}

export async function peopleEverIn(db: Reader, of: { roomId: string; listingId: string; now: Date }) {
  const { rows } = await sql<{
    name: string;
    email: string;
    stage: string;
    granted_at: Date;
    ended_at: Date | null;
    in_force: boolean;
    groups: string;
  }>`
    select trim(person.first_name || ' ' || person.last_name) as name, person.email, access_grant.stage,
      access_grant.granted_at, access_grant.ended_at, ${opensProfile(of.now)} as in_force,
      coalesce((select string_agg(room_group.name, '; ' order by lower(room_group.name))
        from room_group_member join room_group on room_group.id = room_group_member.group_id
        where room_group.room_id = ${of.roomId} and room_group_member.person_id = person.id), '') as groups
    from access_grant join person on person.id = access_grant.person_id
    where access_grant.listing_id = ${of.listingId}
    order by access_grant.granted_at, access_grant.id limit 10000`.execute(db);
  return rows;
}
