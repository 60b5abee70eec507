import type { OfferStatus } from '#features/offers/offers/domain/offer.ts';

/** Furthest first. Offers that were declined, withdrawn or ran out tell nothing about where a deal stands. */
const furthestFirst: readonly OfferStatus[] = [
  'accepted',
  'countered',
  'under_review',
  'submitted',
  'on_hold_exclusivity',
  'draft',
];

/** The offer that is closest to a sale, the newest of equals where `offers` begins with the newest; `null` if none. */
export function furthestOffer<T extends { status: OfferStatus }>(offers: readonly T[]): T | null {
  const [furthest] = offers
    .filter(({ status }) => furthestFirst.includes(status))
    .toSorted((a, b) => furthestFirst.indexOf(a.status) - furthestFirst.indexOf(b.status));
  return furthest ?? null;
}

type Deal = { approved: boolean; offers: readonly { status: OfferStatus }[]; hasRoom: boolean };

/** The deals that have come furthest first: by their offers, then a deal room, then access. Equals keep their order. */
export function furthestDealsFirst<D>(deals: readonly D[], factsOf: (deal: D) => Deal): D[] {
  const placeOf = (deal: D) => {
    const { approved, offers, hasRoom } = factsOf(deal);
    const offer = approved ? furthestOffer(offers) : null;
    if (offer) return furthestFirst.indexOf(offer.status);
    return furthestFirst.length + (hasRoom ? 0 : approved ? 1 : 2);
  };
  return deals.toSorted((one, other) => placeOf(one) - placeOf(other));
}
