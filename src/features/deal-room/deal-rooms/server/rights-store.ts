import { sql } from 'kysely';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { type Level, levels, type Right, type Subject, type Target } from '../domain/rights.ts';

export async function rightsOf(db: Reader, roomId: string): Promise<Right[]> {
  const rows = await db
    .selectFrom('room_right')
    .select(['folder_id', 'document_id', 'group_id', 'person_id', 'level'])
    .where('room_id', '=', roomId)
    .orderBy('set_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    subject: subjectOf(row.group_id, row.person_id),
    target: targetOf(row.folder_id, row.document_id),
    level: storedLevel(row.level),
  }));
}

function subjectOf(groupId: string | null, personId: string | null): Subject {
  if (groupId !== null) return { kind: 'group', id: groupId };
  return personId === null ? { kind: 'everyone' } : { kind: 'person', id: personId };
}

function targetOf(folderId: string | null, documentId: string | null): Target {
  if (folderId !== null) return { kind: 'folder', id: folderId };
  return documentId === null ? { kind: 'room' } : { kind: 'document', id: documentId };
}

const storedLevel: (stored: string) => Level = storedWord(levels, 'level');

const columnsOf = ({ subject, target }: { subject: Subject; target: Target }) => ({
  folder_id: target.kind === 'folder' ? target.id : null,
  document_id: target.kind === 'document' ? target.id : null,
  group_id: subject.kind === 'group' ? subject.id : null,
  person_id: subject.kind === 'person' ? subject.id : null,
});

export async function putRight(
  db: Tx,
  right: Right & { id: string; roomId: string; by: string; at: Date },
): Promise<void> {
  await db
    .insertInto('room_right')
    .values({
      ...columnsOf(right),
      id: right.id,
      room_id: right.roomId,
      level: right.level,
      set_by: right.by,
      set_at: right.at,
    })
    .onConflict((clash) =>
      clash
        .columns(['room_id', 'folder_id', 'document_id', 'group_id', 'person_id'])
        .doUpdateSet({ level: right.level, set_by: right.by, set_at: right.at }),
    )
    .execute();
}

export async function replaceDocumentRights(
  db: Tx,
  { roomId, documentIds, by, at }: { roomId: string; documentIds: readonly string[]; by: string; at: Date },
  rights: readonly (Right & { id: string })[],
): Promise<void> {
  await db
    .deleteFrom('room_right')
    .where('room_id', '=', roomId)
    .where('document_id', '=', sql<string>`any(${sql.val([...documentIds])}::uuid[])`)
    .execute();
  const rows = rights.map((right) => ({
    ...columnsOf(right),
    id: right.id,
    room_id: roomId,
    level: right.level,
    set_by: by,
    set_at: at,
  }));
  if (rows.length > 0) await db.insertInto('room_right').values(rows).execute();
}

export async function dropRight(
  db: Tx,
  of: { roomId: string; subject: Subject; target: Target },
): Promise<void> {
  const { folder_id, document_id, group_id, person_id } = columnsOf(of);
  await sql`
    delete from room_right
    where room_id = ${of.roomId} and folder_id is not distinct from ${folder_id}::uuid
      and document_id is not distinct from ${document_id}::uuid
      and group_id is not distinct from ${group_id}::uuid
      and person_id is not distinct from ${person_id}::uuid`.execute(db);
}

export function groupsOf(db: Reader, roomId: string) {
  return db
    .selectFrom('room_group')
    .select(['id', 'name', 'version'])
    .select(
      sql<
        string[]
      >`array(select person_id from room_group_member where group_id = room_group.id order by person_id)`.as(
        'members',
      ),
    )
    .where('room_id', '=', roomId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export function findGroup(db: Reader, id: string) {
  return db
    .selectFrom('room_group')
    .select(['id', 'room_id', 'name', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertGroup(
  db: Tx,
  row: { id: string; room_id: string; name: string; created_at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('room_group')
    .values(row)
    .onConflict((clash) => clash.expression(sql`room_id, lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function nameTaken(
  db: Reader,
  of: { roomId: string; name: string; but: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('room_group')
    .select('id')
    .where('room_id', '=', of.roomId)
    .where(sql<boolean>`lower(name) = lower(${of.name})`)
    .where('id', '<>', of.but)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateGroup(
  db: Tx,
  seen: { id: string; version: number },
  { name, members }: { name: string; members: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_group')
    .set({ name, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db.deleteFrom('room_group_member').where('group_id', '=', seen.id).execute();
  const rows = [...new Set(members)].map((person_id) => ({ group_id: seen.id, person_id }));
  if (rows.length > 0) await db.insertInto('room_group_member').values(rows).execute();
  return true;
}

export async function deleteGroup(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('room_group').where('id', '=', id).execute();
}
export async function groupIdsOf(db: Reader, of: { roomId: string; personId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('room_group_member')
    .innerJoin('room_group', 'room_group.id', 'room_group_member.group_id')
    .select('room_group.id')
    .where('room_group.room_id', '=', of.roomId)
    .where('room_group_member.person_id', '=', of.personId)
    .execute();
  return rows.map(({ id }) => id);
}
