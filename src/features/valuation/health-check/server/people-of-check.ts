import type { Reader } from '#platform/context.ts';
import { type PersonRow, peopleRows } from './people-store.ts';

/** The owner first. `whole`: may see all of the check. For callers that have already been authorized. */
export function peopleOfCheck(db: Reader, checkId: string, now: Date): Promise<PersonRow[]> {
  return peopleRows(db, checkId, now);
}
