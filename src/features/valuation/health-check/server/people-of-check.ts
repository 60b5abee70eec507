import type { Reader } from '#platform/context.ts';
import { type PersonRow, peopleRows } from './people-store.ts';

/**
 * Everyone who works on a check at `now`, the owner first. `whole`: whether they may see all of it. For features that
 * have already authorized the caller.
 */
export function peopleOfCheck(db: Reader, checkId: string, now: Date): Promise<PersonRow[]> {
  return peopleRows(db, checkId, now);
}
