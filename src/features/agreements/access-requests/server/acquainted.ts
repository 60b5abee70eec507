import type { Reader } from '#platform/context.ts';
import { knownAmong } from './store.ts';

/**
 * Of these people those whose name the caller may know by requests, grants and mandates: the seller's side sees who
 * asks for access, a buyer sees the owner and the brokers only while the profile is open to them, the two sides of a
 * mandate see each other. A request alone never tells the buyer who the owner is.
 */
export function knownByDeals(
  db: Reader,
  caller: { personId: string; now: Date },
  personIds: readonly string[],
): Promise<Set<string>> {
  return knownAmong(db, caller.personId, personIds, caller.now);
}
