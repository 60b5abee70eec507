import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

export type Look = { versionId: string; personId: string; page: number; count: number; at: Date };

/** All or none. People and versions deleted in the meantime are skipped. */
export async function countLooks(db: Reader, looks: readonly Look[]): Promise<void> {
  await sql`
    insert into room_page_attention as kept (version_id, person_id, page, looks, first_at, last_at)
    select look.version_id, look.person_id, page, count, at, at from unnest(
      ${sql.val(looks.map(({ versionId }) => versionId))}::uuid[],
      ${sql.val(looks.map(({ personId }) => personId))}::uuid[],
      ${sql.val(looks.map(({ page }) => page))}::int[],
      ${sql.val(looks.map(({ count }) => count))}::int[],
      ${sql.val(looks.map(({ at }) => at))}::timestamptz[]
    ) as look (version_id, person_id, page, count, at)
    join person on person.id = look.person_id
    join room_version on room_version.id = look.version_id
    order by 1, 2, 3
    on conflict (version_id, person_id, page) do update
      set looks = kept.looks + excluded.looks, last_at = greatest(kept.last_at, excluded.last_at)`.execute(
    db,
  );
}

/** Locks the person's last report and returns its time (`null`: none yet). */
export async function lockBeat(db: Tx, personId: string, now: Date): Promise<Date | null> {
  // The first one is inserted so that there is a row to lock.
  const first = await db
    .insertInto('room_beat')
    .values({ person_id: personId, at: now })
    .onConflict((clash) => clash.column('person_id').doNothing())
    .returning('at')
    .executeTakeFirst();
  if (first) return null;
  const row = await db
    .selectFrom('room_beat')
    .select('at')
    .where('person_id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function writeBeat(db: Tx, personId: string, at: Date): Promise<void> {
  await db.updateTable('room_beat').set({ at }).where('person_id', '=', personId).execute();
}

type Beat = {
  versionId: string;
  personId: string;
  page: number;
  roomId: string;
  milliseconds: number;
  at: Date;
};

export async function addTime(db: Tx, beat: Beat): Promise<void> {
  await sql`
    insert into room_page_attention as kept (version_id, person_id, page, milliseconds, first_at, last_at)
    values (${beat.versionId}, ${beat.personId}, ${beat.page}, ${beat.milliseconds}, ${beat.at}, ${beat.at})
    on conflict (version_id, person_id, page) do update
      set milliseconds = kept.milliseconds + excluded.milliseconds,
        last_at = greatest(kept.last_at, excluded.last_at)`.execute(db);
  await sql`
    insert into room_attention_day as kept (room_id, person_id, day, milliseconds)
    values (${beat.roomId}, ${beat.personId}, (${beat.at}::timestamptz at time zone 'UTC')::date, ${beat.milliseconds})
    on conflict (room_id, person_id, day) do update
      set milliseconds = kept.milliseconds + excluded.milliseconds`.execute(db);
}

export async function heatOfVersion(
  db: Reader,
  of: { versionId: string; personId: string | null; from: number; limit: number },
) {
  const { rows } = await sql<{
    page: number;
    milliseconds: string;
    looks: string;
    viewers: string;
    first_at: Date;
    last_at: Date;
  }>`
    select page, sum(milliseconds) as milliseconds, sum(looks) as looks, count(*) as viewers,
      min(first_at) as first_at, max(last_at) as last_at
    from room_page_attention
    where version_id = ${of.versionId} and page >= ${of.from} and page < ${of.from + of.limit}
      and (${of.personId}::uuid is null or person_id = ${of.personId}::uuid)
    group by page order by page`.execute(db);
  return rows;
}

type Scope = { roomId: string } | { versionId: string };

const within = (scope: Scope) =>
  'roomId' in scope ? sql`room_version.room_id = ${scope.roomId}` : sql`room_version.id = ${scope.versionId}`;

export async function viewersIn(db: Reader, scope: Scope, limit: number) {
  const { rows } = await sql<{
    person_id: string;
    first_name: string;
    last_name: string;
    milliseconds: string;
    pages: string;
    documents: string;
    first_at: Date;
    last_at: Date;
  }>`
    select person.id as person_id, first_name, last_name, sum(milliseconds) as milliseconds, count(*) as pages,
      count(distinct document_id) as documents, min(first_at) as first_at, max(last_at) as last_at
    from room_page_attention
    join room_version on room_version.id = version_id
    join person on person.id = person_id
    where ${within(scope)}
    group by person.id order by sum(milliseconds) desc, person.id limit ${limit}`.execute(db);
  return rows;
}

export async function documentsLookedAt(
  db: Reader,
  of: { roomId: string; personId: string | null; limit: number },
) {
  const { rows } = await sql<{
    document_id: string;
    name: string;
    milliseconds: string;
    looks: string;
    viewers: string;
    last_at: Date;
  }>`
    select room_document.id as document_id, room_document.name, sum(milliseconds) as milliseconds,
      sum(looks) as looks, count(distinct person_id) as viewers, max(last_at) as last_at
    from room_page_attention
    join room_version on room_version.id = version_id
    join room_document on room_document.id = document_id
    where room_version.room_id = ${of.roomId}
      and (${of.personId}::uuid is null or person_id = ${of.personId}::uuid)
    group by room_document.id order by sum(milliseconds) desc, room_document.id limit ${of.limit}`.execute(
    db,
  );
  return rows;
}

export async function attentionByFolder(
  db: Reader,
  of: { roomId: string; personId: string | null; limit: number },
) {
  const { rows } = await sql<{
    person_id: string;
    folder_id: string;
    milliseconds: string;
    looks: string;
    documents: string;
  }>`
    select person_id, folder_id, sum(milliseconds) as milliseconds, sum(looks) as looks,
      count(distinct document_id) as documents
    from room_page_attention
    join room_version on room_version.id = version_id
    join room_document on room_document.id = document_id
    where room_version.room_id = ${of.roomId} and room_document.removed_at is null
      and (${of.personId}::uuid is null or person_id = ${of.personId}::uuid)
    group by person_id, folder_id order by sum(milliseconds) desc, person_id, folder_id
    limit ${of.limit}`.execute(db);
  return rows;
}

export async function daysOf(db: Reader, of: { roomId: string; personId: string | null; from: string }) {
  const { rows } = await sql<{ day: string; milliseconds: string; viewers: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(milliseconds) as milliseconds, count(*) as viewers
    from room_attention_day
    where room_id = ${of.roomId} and day >= ${of.from}::date
      and (${of.personId}::uuid is null or person_id = ${of.personId}::uuid)
    group by room_attention_day.day order by room_attention_day.day`.execute(db);
  return rows;
}

export async function attentionRows(db: Reader, roomId: string, limit: number) {
  return db
    .selectFrom('room_page_attention')
    .innerJoin('room_version', 'room_version.id', 'room_page_attention.version_id')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .innerJoin('person', 'person.id', 'room_page_attention.person_id')
    .select(['person.first_name', 'person.last_name', 'room_document.name', 'room_version.number'])
    .select(['room_page_attention.page', 'room_page_attention.looks', 'room_page_attention.milliseconds'])
    .select(['room_page_attention.first_at', 'room_page_attention.last_at'])
    .where('room_version.room_id', '=', roomId)
    .orderBy('person.first_name')
    .orderBy('person.last_name')
    .orderBy('person.id')
    .orderBy('room_document.name')
    .orderBy('room_document.id')
    .orderBy('room_version.number')
    .orderBy('room_page_attention.page')
    .limit(limit)
    .execute();
}
