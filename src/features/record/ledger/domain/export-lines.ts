import { canonicalJson } from '#kernel/canonical-json.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Leaf } from './merkle.ts';
import type { ChainedRow } from './row.ts';

export type ExportedChain = {
  buyer: string | null;
  chain: string;
  checkpoints: number;
  head: string;
  length: number;
  listing: string;
};
/** The first line lists everything, so that nothing can be cut off. Its canonical JSON is signed. */
export type ExportHeader = {
  chains: readonly ExportedChain[];
  /** ISO 8601 in UTC. */
  exportedAt: string;
  /** The next part begins after this chain; `null` if this is the last. */
  next: string | null;
  /** Ed25519, 32 bytes in hex. */
  publicKey: string;
  /** How records are made and verified. Older records have no rules. */
  rules?: string;
  /** A listing's ID, or all listings. */
  scope: string;
  version: 1;
};
/** The scope of an admin's export. */
export const everyListing = 'every listing';

/** Every line is canonical JSON, so that any added or missing character is an alteration. */
export function headerLine(ledger: ExportHeader, signature: string): string {
  return `{"ledger":${headerText(ledger)},"signature":${canonicalJson(signature)}}`;
}

/** The signed text of the first line. */
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
