import { randomBytes } from 'node:crypto';
import type { Checkpoint } from '#features/record/ledger/domain/checkpoint.ts';
import {
  checkpointLine,
  type ExportHeader,
  headerLine,
  headerText,
  rowLine,
} from '#features/record/ledger/domain/export-lines.ts';
import { merkleTree } from '#features/record/ledger/domain/merkle.ts';
import { type ChainedRow, chainRows, chainStart } from '#features/record/ledger/domain/row.ts';
import { createLedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { sha256 } from '#features/record/ledger/server/sha256.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';

const listing = '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f';
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export function madeLedger(lengths: readonly number[], { signed = true } = {}): string[] {
  return [...madeLines(lengths, signed)];
}

/** The same line by line. Generates the rows of a chain twice, so that a long ledger is never in memory. */
export function* madeLines(lengths: readonly number[], signed = true): Generator<string> {
  const key = createLedgerKey(randomBytes(32));
  const chains = lengths.map((length, at) => ({
    chain: idOf(at),
    length,
    head: rowsOf(idOf(at), length).at(-1)?.hash ?? chainStart,
  }));
  const leaves = signed ? chains.filter(({ length }) => length > 0) : [];
  const { root, paths } = leaves.length > 0 ? merkleTree(leaves, sha256) : { root: '', paths: [] };
  const checkpoint: Checkpoint = {
    at: '2026-11-20T00:07:00.000Z',
    chains: leaves.length,
    number: 1,
    previous: chainStart,
    root,
  };
  const header: ExportHeader = {
    chains: chains.map((chain) => ({
      ...chain,
      buyer: null,
      checkpoints: leaves.includes(chain) ? 1 : 0,
      listing,
    })),
    exportedAt: '2026-11-20T12:00:00.000Z',
    next: null,
    publicKey: key.publicKey,
    scope: listing,
    version: 1,
  };
  yield headerLine(header, key.sign(headerText(header)));
  const signature = key.sign(canonicalJson(checkpoint));
  for (const chain of chains) {
    for (const row of rowsOf(chain.chain, chain.length)) yield rowLine(row);
    const leaf = leaves.indexOf(chain);
    if (leaf >= 0) yield checkpointLine(checkpoint, signature, { leaf: chain, path: paths[leaf] ?? [] });
  }
}

function rowsOf(chain: string, length: number): ChainedRow[] {
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
