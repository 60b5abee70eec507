import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { mayKnow } from './store.ts';

/**
 * Whether one person may see the other's name: the seller's side sees who asks for access, a buyer sees the owner
 * only while the profile is open to them. A request alone never tells the buyer who the owner is.
 */
export function acquaintedBy(clock: Clock) {
  return (db: Reader, askerId: string, personId: string): Promise<boolean> =>
    mayKnow(db, askerId, personId, clock.now());
}
