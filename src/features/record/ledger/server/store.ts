import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { named, type Slots } from '#platform/db/named.ts';
import type { Checkpoint } from '../domain/checkpoint.ts';
import type { ChainedRow } from '../domain/row.ts';

export type LockedChain = {
  id: string;
  listing_id: string;
  buyer_id: string | null;
  length: number;
  head: string;
  owner_id: string | null;
};

type Wanted = { ids: string[]; listings: string[]; buyers: (string | null)[] };

/** Every change of a deal runs these two; as prepared statements they take half the time. */
const lockStatement = named('ledger-lock-chains', (db, slot: Slots<Wanted>) => ({
  compile: () =>
    sql<LockedChain>`
    insert into ledger_chain (id, listing_id, buyer_id)
    select given.id, given.listing_id, given.buyer_id
    from unnest(${slot('ids')}::uuid[], ${slot('listings')}::uuid[], ${slot('buyers')}::uuid[])
      with ordinality as given (id, listing_id, buyer_id, place)
    order by given.place
    on conflict (listing_id, buyer_id) do update set length = ledger_chain.length
    returning id, listing_id, buyer_id, length, head,
      (select owner_id from listing where listing.id = ledger_chain.listing_id)`.compile(db),
}));

/** Creates missing chains and locks all until the transaction ends, in the order given. */
export function lockChains(
  db: Tx,
  wanted: readonly { id: string; listingId: string; buyerId: string | null }[],
): Promise<LockedChain[]> {
  return lockStatement(db, {
    ids: wanted.map(({ id }) => id),
    listings: wanted.map(({ listingId }) => listingId),
    buyers: wanted.map(({ buyerId }) => buyerId),
  });
}

type Appended = Record<'headIds' | 'headHashes' | 'ids' | 'texts' | 'previous' | 'hashes', string[]> &
  Record<'headNumbers' | 'numbers', number[]>;

const appendStatement = named('ledger-append-rows', (db, slot: Slots<Appended>) => ({
  compile: () =>
    sql`
    with moved as (
      update ledger_chain set length = given.length, head = given.head
      from unnest(${slot('headIds')}::uuid[], ${slot('headNumbers')}::integer[], ${slot('headHashes')}::text[])
        as given (id, length, head)
      where ledger_chain.id = given.id
    )
    insert into ledger_row (chain_id, number, row, previous, hash)
    select id, number, row, previous, hash
    from unnest(
      ${slot('ids')}::uuid[], ${slot('numbers')}::integer[], ${slot('texts')}::text[],
      ${slot('previous')}::text[], ${slot('hashes')}::text[]
    ) with ordinality as given (id, number, row, previous, hash, place)
    order by place`.compile(db),
}));

/** The chains must be locked by `lockChains`. Takes one statement. */
export async function appendRows(
  db: Tx,
  chains: readonly { id: string; rows: readonly ChainedRow[] }[],
): Promise<void> {
  const rows = chains.flatMap(({ id, rows }) => rows.map((row) => ({ id, ...row })));
  const heads = chains.flatMap(({ id, rows }) => rows.slice(-1).map((row) => ({ id, ...row })));
  await appendStatement(db, {
    headIds: heads.map(({ id }) => id),
    headNumbers: heads.map(({ number }) => number),
    headHashes: heads.map(({ hash }) => hash),
    ids: rows.map(({ id }) => id),
    numbers: rows.map(({ number }) => number),
    texts: rows.map(({ text }) => text),
    previous: rows.map(({ previous }) => previous),
    hashes: rows.map(({ hash }) => hash),
  });
}

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

/** Serializes checkpoints. */
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
