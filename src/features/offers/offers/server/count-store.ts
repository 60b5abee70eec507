import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { inTheirPlaces, momentsOf } from '#platform/db/moments.ts';
import type { OfferStatus } from '../domain/offer.ts';
import { type OfferKind, offerKinds } from '../domain/terms.ts';
import { type Scope, within } from './store.ts';

/** By the last step before each moment. `kind: null` counts both kinds. */
export async function countOffersAt(
  db: Reader,
  scope: Scope,
  of: { kind: OfferKind | null; among: readonly OfferStatus[]; at: readonly Date[] },
): Promise<number[]> {
  const last = within(
    db
      .selectFrom('offer')
      .innerJoin('listing', 'listing.id', 'offer.listing_id')
      .innerJoin('offer_transition', 'offer_transition.offer_id', 'offer.id')
      .innerJoin(momentsOf(of.at), (join) => join.onRef('offer_transition.at', '<=', 'moment.at')),
    scope,
  )
    .where('offer.kind', 'in', of.kind ? [of.kind] : offerKinds)
    .distinctOn(['moment.place', 'offer_transition.offer_id'])
    .select(['moment.place', 'offer_transition.to_status'])
    .orderBy('moment.place')
    .orderBy('offer_transition.offer_id')
    .orderBy('offer_transition.id', 'desc');
  const rows = await db
    .selectFrom(last.as('last'))
    .where('last.to_status', 'in', of.among)
    .select(['last.place', sql<number>`count(*)::int`.as('n')])
    .groupBy('last.place')
    .execute();
  return inTheirPlaces(rows, of.at.length);
}
