import { days, shift } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { standingStatuses } from '../domain/offer.ts';
import type { OfferKind } from '../domain/terms.ts';
import { scopeOf } from './get-offer.ts';
import { countOffersAt } from './store.ts';

/** Offers of a kind (`null`: of either) that stand (sent, and neither ended nor run out) now and seven days ago. */
export async function countStandingOffers(
  reading: Reading,
  of: { side: 'sent' | 'received'; kind: OfferKind | null },
) {
  const { db, now } = reading;
  const scope = scopeOf(reading, of.side);
  const at = (instant: Date) =>
    countOffersAt(db, scope, { kind: of.kind, among: standingStatuses, at: instant });
  return { now: await at(now), weekBefore: await at(shift(now, -7 * days)) };
}
