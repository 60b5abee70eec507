import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Checkpoint } from '../domain/checkpoint.ts';
import type { ChainedRow } from '../domain/row.ts';

export type LockedChain = {
  id: string;
  listing_id: string;
  buyer_id: string | null;
  length: number;
  head: string;
  /** Who owns the listing now. */
  owner_id: string | null;
};

/** The chains, made where there was none, locked until the transaction ends. Locks them in the order given. */
export async function lockChains(
  db: Tx,
  wanted: readonly { id: string; listingId: string; buyerId: string | null }[],
): Promise<LockedChain[]> {
  const { rows } = await sql<LockedChain>`
    insert into ledger_chain (id, listing_id, buyer_id)
    select given.id, given.listing_id, given.buyer_id
    from unnest(
      ${wanted.map(({ id }) => id)}::uuid[],
      ${wanted.map(({ listingId }) => listingId)}::uuid[],
      ${wanted.map(({ buyerId }) => buyerId)}::uuid[]
    ) with ordinality as given (id, listing_id, buyer_id, place)
    order by given.place
    on conflict (listing_id, buyer_id) do update set length = ledger_chain.length
    returning id, listing_id, buyer_id, length, head,
      (select owner_id from listing where listing.id = ledger_chain.listing_id)`.execute(db);
  return rows;
}

/** Adds rows to chains that `lockChains` has locked, and moves their heads. One statement. */
export async function appendRows(
  db: Tx,
  chains: readonly { id: string; rows: readonly ChainedRow[] }[],
): Promise<void> {
  const rows = chains.flatMap(({ id, rows }) => rows.map((row) => ({ id, ...row })));
  const heads = chains.flatMap(({ id, rows }) => rows.slice(-1).map((row) => ({ id, ...row })));
  await sql`
    with moved as (
      update ledger_chain set length = given.length, head = given.head
      from unnest(
        ${heads.map(({ id }) => id)}::uuid[],
        ${heads.map(({ number }) => number)}::integer[],
        ${heads.map(({ hash }) => hash)}::text[]
      ) as given (id, length, head)
      where ledger_chain.id = given.id
    )
    insert into ledger_row (chain_id, number, row, previous, hash)
    select id, number, row, previous, hash
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ number }) => number)}::integer[],
      ${rows.map(({ text }) => text)}::text[],
      ${rows.map(({ previous }) => previous)}::text[],
      ${rows.map(({ hash }) => hash)}::text[]
    ) with ordinality as given (id, number, row, previous, hash, place)
    order by place`.execute(db);
}

/** Chains that have grown since they last stood under a checkpoint, at most `limit`, in the order of their ids. */
export function grownChains(db: Reader, limit: number) {
  return db
    .selectFrom('ledger_chain')
    .select(['id', 'length', 'head'])
    .where(
      'length',
      '>',
      sql<number>`coalesce((select max(leaf.length) from ledger_leaf as leaf where leaf.chain_id = ledger_chain.id), 0)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** One at a time signs: whoever comes second waits until the first has committed. */
export async function lockCheckpoints(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger checkpoint', 0))`.execute(db);
}

export function lastCheckpoint(db: Reader) {
  return db
    .selectFrom('ledger_checkpoint')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertCheckpoint(
  db: Tx,
  { at, ...checkpoint }: Checkpoint & { hash: string; signature: string },
  leaves: readonly { id: string; length: number; head: string; path: readonly string[] }[],
): Promise<void> {
  await db
    .insertInto('ledger_checkpoint')
    .values({ ...checkpoint, at: new Date(at) })
    .execute();
  await sql`
    insert into ledger_leaf (chain_id, checkpoint, length, head, path)
    select id, ${checkpoint.number}::integer, length, head, string_to_array(path, ' ')
    from unnest(
      ${leaves.map(({ id }) => id)}::uuid[],
      ${leaves.map(({ length }) => length)}::integer[],
      ${leaves.map(({ head }) => head)}::text[],
      ${leaves.map(({ path }) => path.join(' '))}::text[]
    ) as given (id, length, head, path)`.execute(db);
}
