import { hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import { quotaProblems } from './problems.ts';
import { findRefusal, holdOrphaned, insertAnnounced, keepOrphaned, type NewFile } from './store.ts';

/** How long a transaction may take from its first byte put until it is through. */
const atWork = 1 * hours;

/**
 * Whose use files count as: an account's, or that of a room and its owner's; `blobId`: of which file of the room they
 * are parts.
 */
export type Counted = {
  for: { personId: string } | { roomId: string; blobId: string | null };
  limits: StorageLimits;
  now: Date;
};

/**
 * Says that these files are about to be put and nothing holds them yet. Outside of the transaction that will. Throws
 * Refused('quota-…', { most }) or Refused('storage-full') when there is no room for them.
 */
export async function announceFiles(
  db: Reader,
  files: readonly NewFile[],
  { for: whose, limits: { quotas, disk }, now }: Counted,
): Promise<void> {
  await disk?.refuse(files.reduce((sum, { bytes }) => sum + bytes, 0));
  refuse(await insertAnnounced(db, files, { ...whose, quotas, until: shift(now, atWork) }));
}

/** Says again that announced files are about to be held. */
export function keepAnnounced(db: Reader, keys: readonly string[], now: Date): Promise<void> {
  return keepOrphaned(db, keys, shift(now, atWork));
}

/** Holds files that were announced, if the transaction commits. Throws when they were removed meanwhile. */
export async function holdFiles(work: Work, keys: readonly string[]): Promise<void> {
  if ((await holdOrphaned(work.db, keys)) !== keys.length) throw new Error('a file was not announced');
}

/** Counts a file that the transaction itself puts: an agreement, which is nobody's own and never refused. */
export async function countFile(work: Work, file: NewFile): Promise<void> {
  await insertAnnounced(work.db, [file], { quotas: null, until: null });
}

/**
 * Refuses what there is no room for in a deal room before it is begun. Until the transaction ends nobody else is promised
 * any room: it comes last.
 */
export async function refuseOverQuota(
  work: Work,
  {
    limits: { quotas, disk },
    ...of
  }: { roomId: string; bytes: number; files: number; limits: StorageLimits },
): Promise<void> {
  await disk?.refuse(of.bytes);
  refuse(quotas && (await findRefusal(work.db, { ...of, quotas })));
}

function refuse(found: Awaited<ReturnType<typeof findRefusal>>): void {
  if (found) throw new Refused(found.code, { most: found.most });
}

/** Whether this says that there is no room for a file. */
export function isOverQuota(error: unknown): error is Refused {
  return error instanceof Refused && error.code in quotaProblems;
}
