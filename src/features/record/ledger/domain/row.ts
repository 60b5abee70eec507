import type { ActName, ActParty } from '#kernel/act.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';

export const chainStart = '0'.repeat(64);

/** One act as it is hashed. `by`: a code of the person that differs per chain; `null` for the system. */
export type LedgerRow = {
  act: ActName;
  /** ISO 8601 in UTC, with milliseconds. */
  at: string;
  buyer: string | null;
  by: string | null;
  chain: string;
  detail: Readonly<Record<string, string | number | boolean | null>>;
  listing: string;
  /** 1 for the first row of a chain, without gaps. */
  number: number;
  party: ActParty;
  subject: { id: string; type: string };
};

export type ChainedRow = { text: string; number: number; previous: string; hash: string };
/** The number of rows and the last hash of a chain, `chainStart` if it is empty. */
export type Head = { length: number; hash: string };

/** SHA-256 of the text's UTF-8 bytes, as 64 hex digits. */
export type Sha256 = (text: string) => string;

/** The rows after a head, in order: hash = SHA-256(previous hash + canonical JSON of the row). */
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
