import type { Work } from '#platform/context.ts';
import type { OfferParty, OfferStatus } from '../domain/offer.ts';
import type { Seen } from './offer-facts.ts';

type Taken = { from: OfferStatus; to: OfferStatus; party: OfferParty };

const toSeller: Partial<Record<OfferStatus, string>> = {
  Submitted: 'A buyer has sent an offer for your listing',
  Accepted: 'A buyer has accepted your counter',
  Withdrawn: 'A buyer has withdrawn an offer for your listing',
  Expired: 'An offer for your listing has run out',
};
const toBuyer: Partial<Record<OfferStatus, string>> = {
  'Under Review': 'Your offer is being looked at',
  Countered: 'The seller has answered your offer with other terms',
  Accepted: 'Your offer was accepted',
  Declined: 'Your offer was declined',
  Expired: 'Your offer has run out',
  'On hold: exclusivity':
    'Your offer is on hold: the seller has agreed to talk to one buyer only for a while',
};

/** An offer moved: the side that did not move it is let know, without an amount or a name. */
export async function tellOfStep(work: Work, { row, brokerIds }: Seen, taken: Taken): Promise<void> {
  const about = { kind: 'offer-moved', path: `/offer/${row.id}`, listingId: row.listing_id } as const;
  const sent = row.round > 0 || taken.to === 'Submitted';
  const forSeller = taken.party === 'seller' || !sent ? undefined : toSeller[taken.to];
  if (forSeller) await work.notify([row.owner_id, ...brokerIds], { ...about, words: forSeller });
  const back = taken.from === 'On hold: exclusivity' && taken.party === 'system';
  const released = back && taken.to !== 'Expired' && taken.to !== 'Declined';
  const forBuyer = released ? 'Your offer is not on hold any more' : toBuyer[taken.to];
  if (taken.party !== 'buyer' && forBuyer) await work.notify([row.buyer_id], { ...about, words: forBuyer });
}
