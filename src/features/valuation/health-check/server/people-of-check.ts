import type { Reader } from '#platform/context.ts';
import { type PersonRow, peopleRows } from './people-store.ts';

/**
 * Who works on a check at `now`, the owner first: brokers under a mandate in force with approvals and people
 * who accepted an invitation. `whole`: whether they see all of it. For features that have opened the check for their caller.
 */
export function peopleOfCheck(db: Reader, checkId: string, now: Date): Promise<PersonRow[]> {
  return peopleRows(db, checkId, now);
}
