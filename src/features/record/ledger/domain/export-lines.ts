import { canonicalJson } from '#kernel/canonical-json.ts';
import type { Checkpoint } from './checkpoint.ts';
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
  listing: string;
};
/** The first line: what is in the file, so that nothing can be cut off it. The signature is over its canonical JSON. */
export type ExportHeader = {
  chains: readonly ExportedChain[];
  /** ISO 8601 in UTC. */
  exportedAt: string;
  /** Where the record goes on: a part that begins after this chain. `null`: this is the end. */
  next: string | null;
  /** Ed25519, 32 bytes in hex. */
  publicKey: string;
  /** How all of this is made and checked. Records of before have none. */
  rules?: string;
  /** A listing's id, or all of them. */
  scope: string;
  version: 1;
};
/** The scope of what an admin takes along. */
export const everyListing = 'every listing';

/** Every line is canonical JSON, so that one character more or less is an alteration. */
export function headerLine(ledger: ExportHeader, signature: string): string {
  return `{"ledger":${headerText(ledger)},"signature":${canonicalJson(signature)}}`;
}

/** What of the first line is signed. */
export function headerText(ledger: ExportHeader): string {
  return canonicalJson({ ...ledger, chains: ledger.chains.map((chain) => ({ ...chain })) });
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
