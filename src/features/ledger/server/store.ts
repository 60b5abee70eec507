import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
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
