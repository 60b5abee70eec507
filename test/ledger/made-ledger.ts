import { randomBytes } from 'node:crypto';
import {
  type Checkpoint,
  checkpointLine,
  headerLine,
  rowLine,
} from '#features/ledger/domain/export-lines.ts';
import { merkleTree } from '#features/ledger/domain/merkle.ts';
import { chainRows, chainStart } from '#features/ledger/domain/row.ts';
import { createLedgerKey } from '#features/ledger/server/ledger-key.ts';
import { sha256 } from '#features/ledger/server/sha256.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';

const listing = '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f';
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An exported ledger as the product writes it: chains of these lengths, a checkpoint over all of them at their ends. */
export function madeLedger(lengths: readonly number[], { signed = true } = {}): string[] {
  const key = createLedgerKey(randomBytes(32));
  const chains = lengths.map((length, at) => ({ id: idOf(at), rows: rowsOf(idOf(at), length) }));
  const leaves = chains
    .filter(({ rows }) => signed && rows.length > 0)
    .map(({ id, rows }) => ({ chain: id, head: rows.at(-1)?.hash ?? '', length: rows.length }));
  const tree = leaves.length > 0 ? merkleTree(leaves, sha256) : { root: '', paths: [] };
  const { root, paths } = tree;
  const checkpoint: Checkpoint = {
    at: '2026-11-20T00:07:00.000Z',
    chains: leaves.length,
    number: 1,
    previous: chainStart,
    root,
  };
  const header = {
    chains: chains.map(({ id, rows }) => ({
      buyer: null,
      chain: id,
      checkpoints: leaves.some(({ chain }) => chain === id) ? 1 : 0,
      head: rows.at(-1)?.hash ?? chainStart,
      length: rows.length,
    })),
    exportedAt: '2026-11-20T12:00:00.000Z',
    listing,
    publicKey: key.publicKey,
    version: 1,
  } as const;
  const signature = key.sign(canonicalJson(header));
  const lines = [headerLine(header, signature)];
  for (const { id, rows } of chains) {
    for (const row of rows) lines.push(rowLine(row));
    const at = leaves.findIndex(({ chain }) => chain === id);
    const leaf = leaves[at];
    const path = paths[at];
    if (leaf && path)
      lines.push(checkpointLine(checkpoint, key.sign(canonicalJson(checkpoint)), { leaf, path }));
  }
  return lines;
}

export function rowsOf(chain: string, length: number) {
  const rows = Array.from({ length }, (_, at) => ({
    act: 'profile-viewed' as const,
    at: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
    buyer: null,
    by: '0123456789abcdef0123456789abcdef',
    chain,
    detail: { page: at % 40 },
    listing,
    party: 'buyer' as const,
    subject: { id: listing, type: 'listing' },
  }));
  return chainRows({ length: 0, hash: chainStart }, rows, sha256);
}
