import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { Checkpoint } from '../domain/checkpoint.ts';
import type { ExportedChain } from '../domain/export-lines.ts';

export type ExportScope =
  | { kind: 'everything' }
  | { kind: 'listing'; listingId: string }
  | { kind: 'deals'; listingId: string }
  | { kind: 'buyer'; listingId: string; personId: string };

/** Chains per file, so that its first line stays small. */
const chainsInPart = 2_000;

export async function exportedChains(
  db: Reader,
  scope: ExportScope,
  after: string | null,
): Promise<{ chains: ExportedChain[]; next: string | null; checkpoint: number }> {
  const { rows: last } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from ledger_checkpoint`.execute(db);
  const checkpoint = last[0]?.number ?? 0;
  const { rows } = await sql<ExportedChain>`
    select id as chain, listing_id as listing, buyer_id as buyer, length, head,
      (select count(*)::int from ledger_leaf
       where chain_id = ledger_chain.id and checkpoint <= ${checkpoint}::integer
         and ledger_leaf.length <= ledger_chain.length) as checkpoints
    from ledger_chain where ${within(scope)} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${chainsInPart + 1}`.execute(db);
  const chains = rows.slice(0, chainsInPart);
  const next = rows.length > chains.length ? (chains.at(-1)?.chain ?? null) : null;
  return { chains, next, checkpoint };
}

function within(scope: ExportScope) {
  if (scope.kind === 'everything') return sql`true`;
  const ofListing = sql`listing_id = ${scope.listingId}::uuid`;
  if (scope.kind === 'listing') return ofListing;
  if (scope.kind === 'deals') return sql`${ofListing} and buyer_id is not null`;
  return sql`${ofListing} and buyer_id = ${scope.personId}::uuid`;
}

type ExportedRow = {
  chain: string;
  number: number;
  text: string;
  previous: string;
  hash: string;
  signed: (Checkpoint & { signature: string; path: string[] }) | null;
};

const atOnce = 2_000;

export async function* exportedRows(
  db: Reader,
  chains: readonly string[],
  checkpoint: number,
): AsyncGenerator<ExportedRow[]> {
  let last: { chain: string; number: number } | undefined = {
    chain: '00000000-0000-0000-0000-000000000000',
    number: 0,
  };
  while (last) {
    const rows = await pageOf(db, chains, checkpoint, last);
    if (rows.length > 0) yield rows;
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  }
}

async function pageOf(
  db: Reader,
  chains: readonly string[],
  checkpoint: number,
  after: { chain: string; number: number },
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select row.chain_id as chain, row.number, row.row as text, row.previous, row.hash,
      case when signed.number is null then null else json_build_object(
        'at', to_char(signed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'chains', signed.chains, 'number', signed.number, 'previous', signed.previous,
        'root', signed.root, 'signature', signed.signature, 'path', leaf.path) end as signed
    from ledger_row as row
    left join ledger_leaf as leaf
      on leaf.chain_id = row.chain_id and leaf.length = row.number and leaf.checkpoint <= ${checkpoint}::integer
    left join ledger_checkpoint as signed on signed.number = leaf.checkpoint
    where row.chain_id = any(${chains}::uuid[])
      and (row.chain_id, row.number) > (${after.chain}::uuid, ${after.number}::integer)
    order by row.chain_id, row.number limit ${atOnce}`.execute(db);
  return rows;
}
