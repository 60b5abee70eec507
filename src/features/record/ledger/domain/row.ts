import type { ActName, ActParty } from '#kernel/act.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';

/** What the first row of a chain has for a previous hash. */
export const chainStart = '0'.repeat(64);

/** One act as it is hashed. `by`: a code for the person that differs from chain to chain; `null` for the system. */
export type LedgerRow = {
  act: ActName;
  /** ISO 8601 in UTC, with milliseconds. */
  at: string;
  buyer: string | null;
  by: string | null;
  chain: string;
  detail: Readonly<Record<string, string | number | boolean | null>>;
  listing: string;
  /** 1 for the first row of a chain, then without a gap. */
  number: number;
  party: ActParty;
  subject: { id: string; type: string };
};

/** A row's text with its place in the chain. */
export type ChainedRow = { text: string; number: number; previous: string; hash: string };
/** Where a chain ends: how many rows it has and the hash of the last one, `chainStart` for none. */
export type Head = { length: number; hash: string };

/** Takes text, hashes its UTF-8 bytes with SHA-256, gives 64 hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** The rows that follow a head, in order: hash = SHA-256(previous hash + canonical JSON of the row). */
export function chainRows(
  head: Head,
  rows: readonly Omit<LedgerRow, 'number'>[],
  sha256: Sha256,
): ChainedRow[] {
  let previous = head.hash;
  return rows.map((row, index) => {
    const number = head.length + index + 1;
    const text = canonicalJson({ ...row, number });
    const chained = { text, number, previous, hash: sha256(previous + text) };
    previous = chained.hash;
    return chained;
  });
}
