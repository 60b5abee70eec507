import type { OfferRefusal } from './offer.ts';
import type { ContingencyKind, Financing, OfferKind, PricePart, Structure, TaxElection } from './terms.ts';

export const kindLabels: Record<OfferKind, string> = {
  indication: 'Indication of interest',
  loi: 'Letter of intent',
};

export const structureLabels: Record<Structure, string> = {
  asset: 'Assets',
  stock: 'Stock',
  membership: 'Membership interests',
};
export const taxElectionLabels: Record<TaxElection, string> = {
  none: 'None',
  'f-reorganization': 'F-reorganization',
  '338h10': 'Section 338(h)(10) election',
};
export const financingLabels: Record<Financing, string> = {
  'not-needed': 'No debt needed',
  'not-started': 'Not applied for yet',
  applied: 'Applied for',
  'pre-qualified': 'Pre-qualified, with a letter',
  committed: 'Committed by the lender',
};
export const contingencyLabels: Record<ContingencyKind, string> = {
  financing: 'Financing',
  lease: 'Assignment of the lease',
  licences: 'Licenses',
  landlord: "Landlord's consent",
  'key-staff': 'Key staff stay',
  environmental: 'Environmental review',
};
export const partLabels: Record<PricePart, string> = {
  cash: 'Cash at closing',
  sbaLoan: 'SBA loan',
  otherDebt: 'Other debt',
  sellerNote: 'Seller note',
  earnOut: 'Earn-out',
  rollover: 'Rollover equity',
};

/** What a person reads beside a disabled button, or when a step was refused. */
export const offerRefusalWords: Record<
  OfferRefusal | 'offer-own-listing' | 'offer-own-mandate' | 'offer-open',
  string
> = {
  'invalid-transition': 'The offer cannot go there from where it stands now.',
  'not-your-move': 'This step is not yours to take.',
  'access-open': 'Offers are for buyers with access: the profile is not open to the buyer now.',
  'offer-listing-open': 'The listing takes no offers now.',
  'offer-listing-closed': 'The listing is still open.',
  'offer-not-bought': 'The business was sold through this offer. It stays as it is.',
  'no-exclusivity':
    'The seller has accepted another offer and talks to nobody else until its exclusivity is over.',
  'exclusivity-elsewhere': 'No other offer is exclusive.',
  'terms-complete': 'Something in the terms is missing or does not add up.',
  'offer-expired': 'The offer still stands.',
  'offer-stands': 'The offer has run out. New terms are needed.',
  'hold-return': 'An offer on hold goes back only to where it came from.',
  'offer-reason': 'Give a reason.',
  'offer-own-listing': 'This is your own listing.',
  'offer-own-mandate': 'You act for the seller of this listing, so you cannot make an offer for it.',
  'offer-open': 'You have an open offer of this kind for this listing already.',
};

/** Stands on every offer, on screen and in print. */
export const notLegalAdvice =
  'Not legal advice. Only what is marked Binding is meant to bind; have a lawyer read it before you send or accept.';
