import type { DenyReason, PendingReason } from './status.ts';

export const pendingWords: Record<PendingReason, string> = {
  seller_decision: 'Waiting for the seller’s decision',
  buyer_info: 'Waiting for information from the buyer',
  countersign: 'Waiting for the countersignature',
  compliance: 'On hold while something is checked',
};

export const denyWords: Record<DenyReason, string> = {
  declined: 'The buyer declined to sign the NDA',
  refused: 'Declined by the seller’s side',
  withdrawn: 'Withdrawn by the buyer',
  revoked: 'Access was revoked',
  expired: 'Expired without a signature or a decision',
  left: 'The buyer gave up access',
  ran_out: 'Access reached its end date',
  unanswered: 'The seller’s side did not answer in time',
  listing_closed: 'The listing was sold or withdrawn',
};
