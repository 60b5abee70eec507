import type { Reader } from '#platform/context.ts';
import { knownAmong, latestRequest } from './store.ts';

/** A buyer sees the owner and brokers only while the profile is open: a request alone never reveals the owner. */
export function knownByDeals(
  db: Reader,
  caller: { personId: string; now: Date },
  personIds: readonly string[],
): Promise<Set<string>> {
  return knownAmong(db, caller.personId, personIds, caller.now);
}

/** Whether the buyer ever requested access to the listing, whatever became of it. */
export async function everAsked(db: Reader, of: { listingId: string; buyerId: string }): Promise<boolean> {
  return (await latestRequest(db, of.listingId, of.buyerId)) !== undefined;
}
