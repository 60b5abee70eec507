import type { Reading } from '#platform/context.ts';
import { standingStatuses } from '../domain/offer.ts';
import type { OfferKind } from '../domain/terms.ts';
import { countOffersAt } from './count-store.ts';
import { scopeOf } from './get-offer.ts';

/** `kind: null` counts both kinds. */
export async function countStandingOffers(
  reading: Reading,
  of: { side: 'sent' | 'received'; kind: OfferKind | null; at: readonly Date[] },
): Promise<number[]> {
  const scope = scopeOf(reading, of.side);
  return countOffersAt(reading.db, scope, { kind: of.kind, among: standingStatuses, at: of.at });
}
