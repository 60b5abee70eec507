import { hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import { retriedAfterDeadlock } from '#platform/db/deadlock.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import { quotaProblems } from './problems.ts';
import { findRefusal, holdOrphaned, insertAnnounced, keepOrphaned, type NewFile } from './store.ts';

/** The longest time from a transaction's first byte to its commit. */
const atWork = 1 * hours;

/** Whose quota the files count against. `blobId`: the file of a room that they are parts of. */
export type Counted = {
  for: { personId: string } | { roomId: string; blobId: string | null };
  limits: StorageLimits;
  now: Date;
};

/** Call before the transaction that references them. Throws Refused('quota-…', { most, used, more }), 'storage-full'. */
export async function announceFiles(
  db: Reader,
  files: readonly NewFile[],
  { for: whose, limits: { quotas, disk }, now }: Counted,
): Promise<void> {
  await disk?.refuse(files.reduce((sum, { bytes }) => sum + bytes, 0));
  const until = shift(now, atWork);
  // It locks the site’s use before the account: an account that is being closed does it the other way around.
  refuse(await retriedAfterDeadlock(() => insertAnnounced(db, files, { ...whose, quotas, until })));
}

export function keepAnnounced(db: Reader, keys: readonly string[], now: Date): Promise<void> {
  return keepOrphaned(db, keys, shift(now, atWork));
}

/** References announced files when the transaction commits. Throws if one was removed. */
export async function holdFiles(work: Work, keys: readonly string[]): Promise<void> {
  if ((await holdOrphaned(work.db, keys)) !== keys.length) throw new Error('a file was not announced');
}

/** Counts a file stored by the transaction itself: an agreement has no owner and is never refused. */
export async function countFile(work: Work, file: NewFile): Promise<void> {
  await insertAnnounced(work.db, [file], { quotas: null, until: null });
}

/** Holds the quota lock until the transaction ends, so it must come last. */
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
  if (found) throw new Refused(found.code, { most: found.most, used: found.used, more: found.more });
}

export function isOverQuota(error: unknown): error is Refused {
  return error instanceof Refused && error.code in quotaProblems;
}
