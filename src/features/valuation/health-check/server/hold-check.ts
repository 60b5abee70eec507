import type { Work } from '#platform/context.ts';
import { lockCheck } from './check-store.ts';

/** Locks the check until the transaction ends; false if it does not exist. For jobs: it checks no permission. */
export function holdCheck(work: Work, checkId: string): Promise<boolean> {
  return lockCheck(work.db, checkId);
}
