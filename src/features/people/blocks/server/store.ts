import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { Block } from '#platform/db/tables.ts';
import type { BlockKind } from '../domain/block.ts';

export type BlockRow = Selectable<Block>;

export async function hiddenIds(db: Reader, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select hidden_listings(${personId}) as id`.execute(db);
  return rows.map((row) => row.id);
}

export function blocksOf(
  db: Reader,
  ownerId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<BlockRow[]> {
  let query = db.selectFrom('block').selectAll().where('owner_id', '=', ownerId);
  if (cursor) query = query.where(after({ at: 'created_at', id: 'id' }, cursor));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function lockBlocksOf(db: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('blocks'), hashtext(${ownerId}))`.execute(db);
}

export async function lookBefore(db: Tx, of: { ownerId: string; kind: BlockKind; value: string }) {
  const { rows } = await sql<{ n: number; key: string; own: boolean; person: string | null }>`
    select (select count(*)::int from block where owner_id = ${of.ownerId}) as n,
      case when ${of.kind} = 'company' then company_key(${of.value}) else ${of.value} end as key,
      exists (select from person where id = ${of.ownerId} and (
        (${of.kind} = 'person' and email = ${of.value})
        or (${of.kind} = 'domain' and ${of.value} = any (mail_domains(email))))) as own,
      case when ${of.kind} = 'person' then (select id from person where email = ${of.value}) end as person`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('one row was asked for');
  return row;
}

export function insertBlock(db: Tx, row: BlockRow): Promise<BlockRow | undefined> {
  return db
    .insertInto('block')
    .values(row)
    .onConflict((clash) => clash.columns(['owner_id', 'kind', 'pattern']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function deleteBlock(db: Tx, id: string, ownerId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('block')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
