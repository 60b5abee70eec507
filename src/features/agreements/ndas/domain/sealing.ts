import { minutes, seconds } from '#kernel/instant.ts';
import { ndaKinds } from './nda-kind.ts';
import type { SealFailure } from './seal-failure.ts';

/** What becomes of a signed agreement: it waits for its seal until it has one, however many tries that takes. */
export const sealStates = ['waiting', 'sealed'] as const;

/** What an admin looks at: what waits for its seal, or what was sealed while the time-stamp server gave no stamp. */
export const sealLists = ['waiting', 'unstamped'] as const;

/** How long a try is left alone before the next one is made for it, in milliseconds. */
export const sealRest = 10 * minutes;

/** PAdES baseline levels (ETSI EN 319 142-1): with a time stamp over the seal, and without. */
export const sealLevels = ['B-B', 'B-T'] as const;
export type SealLevel = (typeof sealLevels)[number];

export function sealLevel(stampedAt: Date | null): SealLevel {
  return stampedAt === null ? 'B-B' : 'B-T';
}

/** How often the time-stamp server is asked for one seal, and the pause after the first time, in milliseconds. */
export const stampTries = 3;
export const stampPause = 1 * seconds;

/** What an operator is told, and what they can do. */
export const sealFailureWords: Record<SealFailure, string> = {
  'file-damaged':
    'The signed file is missing from the file store or is not the one that was signed. Put it back from a backup.',
  'storage-unavailable': 'The file store did not answer. Check the disk or the storage service.',
  'key-unreadable':
    'The sealing key cannot be opened with this installation’s secrets.json. Put back the one that it was made with.',
  'seal-not-made': 'The seal could not be made. The server’s log says where it stopped.',
};

/** What can be said of a file that somebody brings. */
export const verdicts = ['valid', 'altered', 'sealed-not-on-file', 'unknown'] as const;

/** What `/verify` can say that a file is. */
export const verifiedKinds = [...ndaKinds, 'letter-of-intent'] as const;
export type VerifiedKind = (typeof verifiedKinds)[number];

/** Stands before the id of a document wherever a file names it. */
export const documentMark = 'document ';

/** What stands readable in a sealed file: by its id the original is found again. */
export function sealReason(documentId: string): string {
  return `Integrity seal of ${documentMark}${documentId}`;
}

/** The same id in the facts of the file, from the moment it is signed. */
export function documentSubject(ndaId: string): string {
  return `Confidentiality agreement, ${documentMark}${ndaId}`;
}

export type Difference = {
  /** The first byte that differs, counted from 1 as `cmp` does; one past the shorter file when that is all. */
  firstByte: number;
  /** Beginning and end agree with the original for at least half of it: the sender had it before them. */
  related: boolean;
};

/** Where a copy leaves its original; `null` when it does not. */
export function differenceOf(copy: Uint8Array, original: Uint8Array): Difference | null {
  const shorter = Math.min(copy.byteLength, original.byteLength);
  let same = 0;
  while (same < shorter && copy[same] === original[same]) same += 1;
  if (same === copy.byteLength && same === original.byteLength) return null;
  let tail = 0;
  while (tail < shorter - same && copy.at(-1 - tail) === original.at(-1 - tail)) tail += 1;
  return { firstByte: same + 1, related: (same + tail) * 2 >= original.byteLength };
}
