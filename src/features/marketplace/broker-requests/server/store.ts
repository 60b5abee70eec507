import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { BrokerRequest } from '#platform/db/tables.ts';

export type BrokerRequestRow = Selectable<BrokerRequest>;

/** `undefined` if one of this person waits already. */
export function insertBrokerRequest(
  db: Tx,
  row: Insertable<BrokerRequest>,
): Promise<BrokerRequestRow | undefined> {
  return db
    .insertInto('broker_request')
    .values(row)
    .onConflict((clash) => clash.columns(['person_id']).where('status', '=', 'requested').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function brokerRequestsOf(
  db: Reader,
  personId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<BrokerRequestRow[]> {
  let query = db.selectFrom('broker_request').selectAll().where('person_id', '=', personId);
  if (cursor) query = query.where(after({ at: 'requested_at', id: 'id' }, cursor));
  return query.orderBy('requested_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function waitingBrokerRequests(db: Reader, cursor: Cursor | null, limit: number) {
  let query = db
    .selectFrom('broker_request')
    .innerJoin('person', 'person.id', 'broker_request.person_id')
    .selectAll('broker_request')
    .select(['person.first_name', 'person.last_name', 'person.email', 'person.email_verified'])
    .where('broker_request.status', '=', 'requested');
  if (cursor)
    query = query.where(
      sql<boolean>`(broker_request.requested_at, broker_request.id) > (${cursor.at}, ${cursor.id})`,
    );
  return query.orderBy('broker_request.requested_at').orderBy('broker_request.id').limit(limit).execute();
}

/** How many wait, counted up to `most`; without the admin's own, which another admin decides. */
export async function countWaiting(db: Reader, adminId: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('broker_request')
        .select('id')
        .where('status', '=', 'requested')
        .where('person_id', '<>', adminId)
        .limit(most)
        .as('waiting'),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function personOf(db: Reader, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('broker_request')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.person_id;
}

export function lockBrokerRequest(db: Tx, id: string): Promise<BrokerRequestRow | undefined> {
  return db.selectFrom('broker_request').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function lockWaitingOf(db: Tx, personId: string): Promise<BrokerRequestRow | undefined> {
  return db
    .selectFrom('broker_request')
    .selectAll()
    .where('person_id', '=', personId)
    .where('status', '=', 'requested')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function writeBrokerRequest(
  db: Tx,
  id: string,
  change: Updateable<BrokerRequest>,
): Promise<BrokerRequestRow> {
  return db
    .updateTable('broker_request')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
