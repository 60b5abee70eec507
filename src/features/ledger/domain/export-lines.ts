import { canonicalJson } from '#kernel/canonical-json.ts';
import type { Leaf } from './merkle.ts';
import type { ChainedRow } from './row.ts';

/** What the first line of an exported ledger says of a chain that follows. */
export type ExportedChain = {
  buyer: string | null;
  chain: string;
  /** How many checkpoint lines stand among its rows. */
  checkpoints: number;
  head: string;
  length: number;
};
/** The first line: what is in the file, so that nothing can be cut off it. The signature is over its canonical JSON. */
export type ExportHeader = {
  chains: readonly ExportedChain[];
  /** ISO 8601 in UTC. */
  exportedAt: string;
  listing: string;
  /** Ed25519, 32 bytes in hex. */
  publicKey: string;
  version: 1;
};
/** What was signed on a day: the root over the heads that had moved since the checkpoint before. */
export type Checkpoint = { at: string; chains: number; number: number; previous: string; root: string };

/** Every line is canonical JSON, so that one character more or less is an alteration. */
export function headerLine(ledger: ExportHeader, signature: string): string {
  const chains = ledger.chains.map((chain) => ({ ...chain }));
  return canonicalJson({ ledger: { ...ledger, chains }, signature });
}

export function rowLine({ hash, previous, text }: Omit<ChainedRow, 'number'>): string {
  return `{"hash":"${hash}","previous":"${previous}","row":${text}}`;
}

export function checkpointLine(
  checkpoint: Checkpoint,
  signature: string,
  { leaf, path }: { leaf: Leaf; path: readonly string[] },
): string {
  return canonicalJson({ checkpoint, leaf, path, signature });
}
