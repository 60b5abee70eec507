import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { DiligenceRequest } from '#platform/db/tables.ts';
import type { RequestState } from '../domain/request.ts';

export function requests(db: Reader) {
  return db
    .selectFrom('diligence_request')
    .innerJoin('deal_room', 'deal_room.id', 'diligence_request.room_id')
    .innerJoin('person as asker', 'asker.id', 'diligence_request.asker_id')
    .innerJoin('listing', 'listing.id', 'deal_room.listing_id')
    .leftJoin('person as seller', 'seller.id', 'listing.owner_id')
    .leftJoin('person as handler', 'handler.id', 'diligence_request.broker_id')
    .selectAll('diligence_request')
    .select([
      'deal_room.listing_id',
      'deal_room.closed_at as room_closed_at',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
      'seller.first_name as seller_first_name',
      'seller.last_name as seller_last_name',
      'handler.first_name as broker_first_name',
      'handler.last_name as broker_last_name',
      sql<string | null>`to_char(diligence_request.due_on, 'YYYY-MM-DD')`.as('due_day'),
    ]);
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export function findRequest(db: Reader, id: string) {
  return requests(db).where('diligence_request.id', '=', id).executeTakeFirst();
}

export function lockRequest(db: Tx, id: string): Promise<RequestRow | undefined> {
  return requests(db)
    .where('diligence_request.id', '=', id)
    .forNoKeyUpdate('diligence_request')
    .executeTakeFirst();
}

/** Those of the room, in the order of their numbers. */
export function lockRequests(db: Tx, of: { roomId: string; ids: readonly string[] }): Promise<RequestRow[]> {
  return requests(db)
    .where('diligence_request.room_id', '=', of.roomId)
    .where('diligence_request.id', '=', sql<string>`any(${sql.val([...of.ids])}::uuid[])`)
    .orderBy('diligence_request.place')
    .forNoKeyUpdate('diligence_request')
    .execute();
}

export async function countedSoFar(
  db: Tx,
  of: { roomId: string; askerId: string },
): Promise<{ many: number; last: number }> {
  const { many, last } = await db
    .selectFrom('diligence_request')
    .select((select) => [select.fn.countAll<number>().as('many'), select.fn.max('number').as('last')])
    .where('room_id', '=', of.roomId)
    .where('asker_id', '=', of.askerId)
    .executeTakeFirstOrThrow();
  return { many: Number(many), last: last ?? 0 };
}

export type NewRequest = Omit<Insertable<DiligenceRequest>, 'due_on' | 'place'> & { due_on: string | null };

export async function insertRequests(db: Tx, rows: readonly NewRequest[]): Promise<void> {
  await db.insertInto('diligence_request').values(rows).execute();
}

export async function writeRequest(
  db: Tx,
  seen: Pick<Selectable<DiligenceRequest>, 'id' | 'version' | 'state'>,
  change: Omit<Updateable<DiligenceRequest>, 'due_on'> & { due_on?: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('diligence_request')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', seen.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type LinkedBy = 'asker' | 'side';

export async function writeLinks(
  db: Tx,
  of: { requestId: string; linkedBy: LinkedBy },
  documentIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('diligence_document')
    .where('request_id', '=', of.requestId)
    .where('linked_by', '=', of.linkedBy)
    .execute();
  await insertLinks(
    db,
    documentIds.map((documentId) => ({ ...of, documentId })),
  );
}

export async function insertLinks(
  db: Tx,
  links: readonly { requestId: string; documentId: string; linkedBy: LinkedBy }[],
): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('diligence_document')
    .values(
      links.map(({ requestId, documentId, linkedBy }) => ({
        request_id: requestId,
        document_id: documentId,
        linked_by: linkedBy,
      })),
    )
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function linksOf(db: Reader, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('diligence_document')
    .innerJoin('room_document', 'room_document.id', 'diligence_document.document_id')
    .select([
      'diligence_document.request_id',
      'diligence_document.linked_by',
      'room_document.id',
      'room_document.name',
      'room_document.folder_id',
      'room_document.published_version_id',
    ])
    .where('diligence_document.request_id', '=', sql<string>`any(${sql.val([...requestIds])}::uuid[])`)
    .where('room_document.removed_at', 'is', null)
    .orderBy('room_document.name')
    .orderBy('room_document.id')
    .execute();
}
export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

export async function documentsInRoom(
  db: Reader,
  of: { roomId: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (of.ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('room_document')
    .select('id')
    .where('room_id', '=', of.roomId)
    .where('id', 'in', of.ids)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export function storedState(stored: string, known: readonly RequestState[]): RequestState {
  return storedWord(known, 'state of a request')(stored);
}
