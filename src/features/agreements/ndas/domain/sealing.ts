import { minutes, seconds } from '#kernel/instant.ts';
import { ndaKinds } from './nda-kind.ts';
import type { SealFailure } from './seal-failure.ts';

/** A signed agreement waits for its seal until a try succeeds. */
export const sealStates = ['waiting', 'sealed'] as const;

/** For admins: without a seal, or sealed without the time stamp of a configured server. */
export const sealLists = ['waiting', 'unstamped'] as const;

/** The pause between two tries, in milliseconds. */
export const sealRest = 10 * minutes;

/** PAdES baseline levels (ETSI EN 319 142-1): without and with a time stamp over the seal. */
export const sealLevels = ['B-B', 'B-T'] as const;
export type SealLevel = (typeof sealLevels)[number];

export function sealLevel(stampedAt: Date | null): SealLevel {
  return stampedAt === null ? 'B-B' : 'B-T';
}

/** Requests to the time-stamp server for one seal, and the pause after the first one, which grows, in milliseconds. */
export const stampTries = 3;
export const stampPause = 1 * seconds;

export const sealFailureWords: Record<SealFailure, string> = {
  'file-damaged':
    'The signed file is missing from the file store or is not the one that was signed. Put it back from a backup.',
  'storage-unavailable': 'The file store did not answer. Check the disk or the storage service.',
  'key-unreadable':
    'The sealing key cannot be opened with this installation’s secrets.json. Put back the one that it was made with.',
  'seal-not-made': 'The seal could not be made. The server’s log says where it stopped.',
};

export const verdicts = ['valid', 'altered', 'sealed-not-on-file', 'unknown'] as const;

export const verifiedKinds = [...ndaKinds, 'letter-of-intent'] as const;
export type VerifiedKind = (typeof verifiedKinds)[number];

/** Precedes the ID of a document wherever a file names it. */
export const documentMark = 'document ';

/** Readable in a sealed file; its ID leads to the original. */
export function sealReason(documentId: string): string {
  return `Integrity seal of ${documentMark}${documentId}`;
}

/** The same ID in the PDF's metadata, from the signature on. */
export function documentSubject(ndaId: string): string {
  return `Confidentiality agreement, ${documentMark}${ndaId}`;
}

export type Difference = {
  /** The first byte that differs, counted from 1 like `cmp`; one past the shorter file if nothing else differs. */
  firstByte: number;
  /** At least half of the original matches at its start and end: the sender already had it. */
  related: boolean;
};

/** Where a copy differs from its original; `null` if it does not. */
export function differenceOf(copy: Uint8Array, original: Uint8Array): Difference | null {
  const shorter = Math.min(copy.byteLength, original.byteLength);
  let same = 0;
  while (same < shorter && copy[same] === original[same]) same += 1;
  if (same === copy.byteLength && same === original.byteLength) return null;
  let tail = 0;
  while (tail < shorter - same && copy.at(-1 - tail) === original.at(-1 - tail)) tail += 1;
  return { firstByte: same + 1, related: (same + tail) * 2 >= original.byteLength };
}
