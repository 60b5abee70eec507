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
  'not-started': 'Not yet applied',
  applied: 'Application submitted',
  'pre-qualified': 'Pre-qualified (lender letter)',
  committed: 'Lender commitment',
};
export const contingencyLabels: Record<ContingencyKind, string> = {
  financing: 'Financing',
  lease: 'Lease assignment',
  licences: 'License transfers',
  landlord: "Landlord's consent",
  'key-staff': 'Key employees stay',
  environmental: 'Environmental review',
};
export const partLabels: Record<PricePart, string> = {
  cash: 'Buyer equity (cash at closing)',
  sbaLoan: 'SBA loan',
  otherDebt: 'Other debt',
  sellerNote: 'Seller note',
  earnOut: 'Earn-out',
  rollover: 'Rollover equity',
};

export const offerRefusalWords: Record<
  OfferRefusal | 'offer-own-listing' | 'offer-own-mandate' | 'offer-open',
  string
> = {
  'invalid-transition': 'This step isn’t possible at the offer’s current status.',
  'not-your-move': 'Only the other side can do this.',
  'access-open': 'Only buyers with access can make an offer. The buyer has no access to this listing now.',
  'offer-listing-open': 'This listing isn’t accepting offers.',
  'offer-listing-closed': 'The listing is still open.',
  'offer-not-bought': 'The business was sold under this offer, so it can’t be changed.',
  'no-exclusivity':
    'The seller accepted another offer and may not negotiate with others during its exclusivity.',
  'exclusivity-elsewhere': 'No other offer has exclusivity.',
  'terms-complete': 'This step comes with terms. Send them as a new round.',
  'offer-expired': 'The offer has not expired.',
  'offer-stands': 'The offer has expired. Send new terms.',
  'buyers-terms-stand':
    'The buyer’s own terms have expired, so there is nothing to go back to. Change the counteroffer or decline the offer instead.',
  'hold-return': 'An offer on hold returns to its earlier status.',
  'offer-reason': 'Give a reason.',
  'owner-agreed': 'Confirm that the owner agreed to these terms.',
  'offer-own-listing': 'This is your own listing.',
  'offer-own-mandate': 'You represent the seller of this listing, so you can’t make an offer for it.',
  'offer-open': 'You already have an open offer of this kind for this listing.',
};

export const bindingWords: Record<OfferKind, string> = {
  indication: 'An indication of interest binds neither side.',
  loi: 'Only the terms that the letter names as binding are intended to be binding.',
};

export function notLegalAdvice(kind: OfferKind): string {
  return `Not legal advice. ${bindingWords[kind]} Have your attorney review it before you send or accept.`;
}
