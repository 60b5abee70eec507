import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { RoomQuestion } from '#platform/db/tables.ts';
import { openStates } from '../domain/question.ts';

function questions(db: Reader) {
  return db
    .selectFrom('room_question')
    .leftJoin('room_document', 'room_document.id', 'room_question.document_id')
    .innerJoin('deal_room', 'deal_room.id', 'room_question.room_id')
    .innerJoin('person as asker', 'asker.id', 'room_question.asker_id')
    .leftJoin('person as routed', 'routed.id', 'room_question.broker_id')
    .selectAll('room_question')
    .select([
      'deal_room.listing_id',
      'deal_room.closed_at as room_closed_at',
      'room_document.name as document_name',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
      'routed.first_name as broker_first_name',
      'routed.last_name as broker_last_name',
    ]);
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;
type Page = { cursor: Cursor | null; limit: number };

export function findQuestion(db: Reader, id: string) {
  return questions(db).where('room_question.id', '=', id).executeTakeFirst();
}

export function lockQuestion(db: Tx, id: string): Promise<QuestionRow | undefined> {
  return questions(db).where('room_question.id', '=', id).forNoKeyUpdate('room_question').executeTakeFirst();
}

export function questionsOfRoom(db: Reader, roomId: string, { cursor, limit }: Page): Promise<QuestionRow[]> {
  let query = questions(db).where('room_question.room_id', '=', roomId);
  if (cursor) query = query.where(after(asked, cursor));
  return query.orderBy(asked.at, 'desc').orderBy(asked.id, 'desc').limit(limit).execute();
}

const asked = { at: 'room_question.asked_at', id: 'room_question.id' } as const;

/** Others' questions are ordered by publication: nothing reveals when they were asked. */
export function questionsForBuyer(
  db: Reader,
  of: { roomId: string; personId: string; readable: readonly string[] },
  { cursor, limit }: Page,
) {
  const seen = questions(db)
    .select(
      sql<Date>`case when room_question.asker_id = ${of.personId} then room_question.asked_at
        else room_question.published_at end`.as('shown_at'),
    )
    .where('room_question.room_id', '=', of.roomId)
    .where(
      sql<boolean>`(room_question.asker_id = ${of.personId} or (room_question.state = 'published'
        and (room_question.document_id is null
          or room_question.document_id = any(${sql.val([...of.readable])}::uuid[]))))`,
    );
  let query = db.selectFrom(seen.as('seen')).selectAll();
  if (cursor) query = query.where(after({ at: 'seen.shown_at', id: 'seen.id' }, cursor));
  return query.orderBy('seen.shown_at', 'desc').orderBy('seen.id', 'desc').limit(limit).execute();
}

export function questionsForExpert(db: Reader, address: string, { cursor, limit }: Page) {
  let query = questions(db).where('room_question.expert_email', '=', address);
  if (cursor) query = query.where(after(asked, cursor));
  return query.orderBy(asked.at, 'desc').orderBy(asked.id, 'desc').limit(limit).execute();
}

export async function countOpen(db: Reader, of: { roomId: string; askerId: string }): Promise<number> {
  const { n } = await db
    .selectFrom('room_question')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('room_id', '=', of.roomId)
    .where('asker_id', '=', of.askerId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertQuestion(db: Tx, row: Insertable<RoomQuestion>): Promise<void> {
  await db.insertInto('room_question').values(row).execute();
}

export async function writeQuestion(
  db: Tx,
  seen: Pick<Selectable<RoomQuestion>, 'id' | 'version' | 'state'>,
  change: Updateable<RoomQuestion>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_question')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', seen.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
