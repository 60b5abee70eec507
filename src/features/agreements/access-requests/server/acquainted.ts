import type { Reader } from '#platform/context.ts';
import { knownAmong } from './store.ts';

/** A buyer sees the owner and brokers only while the profile is open: a request alone never reveals the owner. */
export function knownByDeals(
  db: Reader,
  caller: { personId: string; now: Date },
  personIds: readonly string[],
): Promise<Set<string>> {
  return knownAmong(db, caller.personId, personIds, caller.now);
}
