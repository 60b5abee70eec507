import { isPublic, type ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

/** The way of a seller, in its order. */
export const sellerSteps = ['value', 'business', 'listing', 'publish', 'buyers'] as const;
export type SellerStep = (typeof sellerSteps)[number];

export type SellerFacts = {
  /** A value of the business was worked out. */
  valued: boolean;
  business: boolean;
  /** `null`: none is written. `complete`: nothing is missing that publishing asks for. */
  listing: { status: ListingStatus; complete: boolean } | null;
};

/**
 * What of the way is behind a seller, and the one step that is next; `null` after a sale. The value is offered until a
 * listing is begun: who went on without it is not held up by it.
 */
export function sellerProgress({ valued, business, listing }: SellerFacts): {
  done: SellerStep[];
  next: SellerStep | null;
} {
  const sold = listing?.status === 'sold';
  const published = sold || (listing !== null && isPublic(listing.status));
  const behind: Record<SellerStep, boolean> = {
    value: valued,
    business,
    listing: listing !== null && (listing.status !== 'draft' || listing.complete),
    publish: published,
    buyers: sold,
  };
  const ahead = sellerSteps.filter((step) => !behind[step] && !(step === 'value' && listing !== null));
  return { done: sellerSteps.filter((step) => behind[step]), next: sold ? null : (ahead[0] ?? null) };
}
