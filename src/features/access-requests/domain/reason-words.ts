import type { DenyReason, PendingReason } from './status.ts';

export const pendingWords: Record<PendingReason, string> = {
  SELLER_DECISION: "Waiting for the seller's decision",
  BUYER_INFO: 'Waiting for information from the buyer',
  COUNTERSIGN: 'Waiting for the second signature',
  COMPLIANCE: 'On hold while something is checked',
};

export const denyWords: Record<DenyReason, string> = {
  DECLINED: 'The buyer declined to sign the NDA',
  REFUSED: "Refused by the seller's side",
  WITHDRAWN: 'Withdrawn by the buyer',
  REVOKED: 'Access was revoked',
  EXPIRED: 'Ran out without a signature or a decision',
  LEFT: 'The buyer gave up access',
  RAN_OUT: 'Access ended on the day that was set',
  UNANSWERED: 'Nobody answered in time',
  LISTING_CLOSED: 'The listing was sold or withdrawn',
};
