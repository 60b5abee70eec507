import { days, shift } from '#kernel/instant.ts';

/** How long after a denial the same buyer may ask for the same listing again (product policy). */
export const coolingOff = 30 * days;

/** What decides whether a buyer may open a request for a listing. */
export type OpeningFacts = {
  buyerId: string;
  sellerId: string;
  /** The buyer acts for the seller of this very listing. */
  actsForSeller: boolean;
  /** The listing is live or under offer. */
  listingOpen: boolean;
  /** This buyer already has a request for this listing that is not Denied. */
  openRequest: boolean;
  /** When this buyer's last request for this listing was denied, for whatever reason; `null` if never. */
  lastDeniedAt: Date | null;
  now: Date;
};

export type OpeningRefusal = 'own-listing' | 'own-mandate' | 'listing-not-open' | 'request-open' | 'too-soon';

/**
 * Why the buyer cannot ask for access now; `null` when they can. A denied request that an admin reopened is open
 * again, so it answers `request-open` and the cooling-off time no longer matters.
 */
export function openingRefusal(facts: OpeningFacts): OpeningRefusal | null {
  if (facts.buyerId === facts.sellerId) return 'own-listing';
  if (facts.actsForSeller) return 'own-mandate';
  if (!facts.listingOpen) return 'listing-not-open';
  if (facts.openRequest) return 'request-open';
  if (facts.lastDeniedAt && facts.now < mayAskAgainAt(facts.lastDeniedAt)) return 'too-soon';
  return null;
}

/** The first instant at which a buyer who was denied may ask again. */
export function mayAskAgainAt(deniedAt: Date): Date {
  return shift(deniedAt, coolingOff);
}
