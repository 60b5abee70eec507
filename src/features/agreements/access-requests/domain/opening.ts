import { days, shift } from '#kernel/instant.ts';

/** Time after a denial until the same buyer may request the same listing again, in milliseconds (product policy). */
export const coolingOff = 30 * days;

export type OpeningFacts = {
  buyerId: string;
  sellerId: string;
  actsForSeller: boolean;
  listingOpen: boolean;
  openRequest: boolean;
  lastDeniedAt: Date | null;
  now: Date;
};

export type OpeningRefusal = 'own-listing' | 'own-mandate' | 'listing-not-open' | 'request-open' | 'too-soon';

/** Why the buyer cannot request access now; `null` if they can. */
export function openingRefusal(facts: OpeningFacts): OpeningRefusal | null {
  if (facts.buyerId === facts.sellerId) return 'own-listing';
  if (facts.actsForSeller) return 'own-mandate';
  if (!facts.listingOpen) return 'listing-not-open';
  if (facts.openRequest) return 'request-open';
  if (facts.lastDeniedAt && facts.now < mayAskAgainAt(facts.lastDeniedAt)) return 'too-soon';
  return null;
}

/** When a buyer who was denied may request access again. */
export function mayAskAgainAt(deniedAt: Date): Date {
  return shift(deniedAt, coolingOff);
}
