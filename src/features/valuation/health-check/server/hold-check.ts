import type { Work } from '#platform/context.ts';
import { lockCheck } from './check-store.ts';

/** Until the transaction ends nobody else changes the check. False where it is gone. For jobs: it asks for nobody. */
export function holdCheck(work: Work, checkId: string): Promise<boolean> {
  return lockCheck(work.db, checkId);
}
