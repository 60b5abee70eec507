import { isPublic, type ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

export const sellerSteps = ['business', 'value', 'listing', 'publish', 'buyers'] as const;
export type SellerStep = (typeof sellerSteps)[number];

export type SellerFacts = {
  valued: boolean;
  business: boolean;
  /** `null` if there is no listing. `complete`: it can be published. */
  listing: { status: ListingStatus; complete: boolean } | null;
};

/**
 * Returns the completed steps and the next one; `null` after a sale. The valuation is optional: it is offered only
 * until a listing is begun.
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
