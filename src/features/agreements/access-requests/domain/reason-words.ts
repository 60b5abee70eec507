import type { DenyReason, PendingReason } from './status.ts';

export const pendingWords: Record<PendingReason, string> = {
  SELLER_DECISION: 'Waiting for the seller’s decision',
  BUYER_INFO: 'Waiting for information from the buyer',
  COUNTERSIGN: 'Waiting for the countersignature',
  COMPLIANCE: 'On hold while something is checked',
};

export const denyWords: Record<DenyReason, string> = {
  DECLINED: 'The buyer declined to sign the NDA',
  REFUSED: 'Declined by the seller’s side',
  WITHDRAWN: 'Withdrawn by the buyer',
  REVOKED: 'Access was revoked',
  EXPIRED: 'Expired without a signature or a decision',
  LEFT: 'The buyer gave up access',
  RAN_OUT: 'Access reached its end date',
  UNANSWERED: 'The seller’s side did not answer in time',
  LISTING_CLOSED: 'The listing was sold or withdrawn',
};
