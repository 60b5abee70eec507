import type { OfferStatus } from './offer.ts';

export const offerStatusLabels: Record<OfferStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  under_review: 'Under Review',
  countered: 'Countered',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  on_hold_exclusivity: 'On hold: exclusivity',
};
