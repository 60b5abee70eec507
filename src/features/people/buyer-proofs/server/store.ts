import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { BuyerProof } from '#platform/db/tables.ts';

export type ProofRow = Selectable<BuyerProof>;

/** `undefined` if a proof of this kind is already under review. */
export function insertProof(db: Tx, row: Insertable<BuyerProof>): Promise<ProofRow | undefined> {
  return db
    .insertInto('buyer_proof')
    .values(row)
    .onConflict((clash) => clash.columns(['person_id', 'kind']).where('status', '=', 'requested').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function isWaiting(db: Reader, personId: string, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('buyer_proof')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return row !== undefined;
}

export function proofsOf(
  db: Reader,
  personId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<ProofRow[]> {
  let query = db.selectFrom('buyer_proof').selectAll().where('person_id', '=', personId);
  if (cursor) query = query.where(after({ at: 'requested_at', id: 'id' }, cursor));
  return query.orderBy('requested_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

const proofsWithPeople = (db: Reader) =>
  db
    .selectFrom('buyer_proof')
    .innerJoin('person', 'person.id', 'buyer_proof.person_id')
    .selectAll('buyer_proof')
    .select(['person.first_name', 'person.last_name', 'person.email']);

export function standingProofs(db: Reader, now: Date, cursor: Cursor | null, limit: number) {
  let query = proofsWithPeople(db)
    .where('buyer_proof.status', '=', 'verified')
    .where('buyer_proof.valid_until', '>', now);
  if (cursor)
    query = query.where(
      sql<boolean>`(buyer_proof.valid_until, buyer_proof.id) > (${cursor.at}, ${cursor.id})`,
    );
  return query.orderBy('buyer_proof.valid_until').orderBy('buyer_proof.id').limit(limit).execute();
}

export function waitingProofs(db: Reader, cursor: Cursor | null, limit: number) {
  let query = proofsWithPeople(db).where('buyer_proof.status', '=', 'requested');
  if (cursor)
    query = query.where(
      sql<boolean>`(buyer_proof.requested_at, buyer_proof.id) > (${cursor.at}, ${cursor.id})`,
    );
  return query.orderBy('buyer_proof.requested_at').orderBy('buyer_proof.id').limit(limit).execute();
}

export function proofsWaitingFor(
  db: Reader,
  adminId: string,
): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('buyer_proof')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      of.fn.min<Date | null>('requested_at').as('since'),
    ])
    .where('status', '=', 'requested')
    .where('person_id', '<>', adminId)
    .executeTakeFirstOrThrow();
}

export function findProof(db: Reader, id: string): Promise<ProofRow | undefined> {
  return db.selectFrom('buyer_proof').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockProof(db: Tx, id: string): Promise<ProofRow | undefined> {
  return db.selectFrom('buyer_proof').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function writeProof(db: Tx, id: string, change: Updateable<BuyerProof>): Promise<ProofRow> {
  return db
    .updateTable('buyer_proof')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const mostAtOnce = 500;

export async function ranOutIds(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('buyer_proof')
    .select('id')
    .where('status', '=', 'verified')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(mostAtOnce)
    .execute();
  return rows.map((row) => row.id);
}

/** Those whose file is still kept. */
export function proofFilesOf(db: Reader, personId: string, most: number): Promise<ProofRow[]> {
  return db
    .selectFrom('buyer_proof')
    .selectAll()
    .where('person_id', '=', personId)
    .where('file_key', 'is not', null)
    .orderBy('requested_at')
    .limit(most)
    .execute();
}
