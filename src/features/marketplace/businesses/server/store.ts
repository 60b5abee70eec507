import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { Business } from '#platform/db/tables.ts';

export type BusinessRow = Selectable<Business>;

/** Returns false if the owner already has a business with this EIN. */
export async function insertBusiness(db: Tx, row: Insertable<Business>): Promise<boolean> {
  const added = await db
    .insertInto('business')
    .values(row)
    .onConflict((clash) => clash.columns(['owner_id', 'ein_index']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function findBusiness(db: Reader, id: string): Promise<BusinessRow | undefined> {
  return db.selectFrom('business').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Rows that refer to the business can still be inserted. */
export function lockBusiness(tx: Tx, id: string): Promise<BusinessRow | undefined> {
  return tx.selectFrom('business').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function writeTrade(
  tx: Tx,
  { id, version }: Pick<BusinessRow, 'id' | 'version'>,
  trade: string,
  now: Date,
): Promise<BusinessRow> {
  return tx
    .updateTable('business')
    .set({ trade, trade_said_at: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function businessesOf(
  db: Reader,
  ownerId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<BusinessRow[]> {
  let query = db.selectFrom('business').selectAll().where('owner_id', '=', ownerId);
  if (cursor) query = query.where(after({ at: 'created_at', id: 'id' }, cursor));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Of `indexes`, those of businesses of the owner. */
export async function einIndexesOf(db: Reader, ownerId: string, indexes: Buffer[]): Promise<Buffer[]> {
  if (indexes.length === 0) return [];
  const rows = await db
    .selectFrom('business')
    .select('ein_index')
    .where('owner_id', '=', ownerId)
    .where('ein_index', 'in', indexes)
    .execute();
  return rows.map(({ ein_index }) => ein_index);
}

export async function deleteBusinessesOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('business').where('owner_id', '=', ownerId).execute();
}

export async function emptyBusinessesOf(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .updateTable('business')
    .set({
      business_name: 'Closed account',
      business_address: '',
      dba: null,
      ein_cipher: Buffer.alloc(0),
      // The index is unique per owner, so each row needs a filler of its own.
      ein_index: sql<Buffer>`uuid_send(id)`,
    })
    .where('owner_id', '=', ownerId)
    .execute();
}
