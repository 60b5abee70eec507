/** The six statuses of an access request, in the words of the interface. */
export const statuses = [
  'Requested',
  'Sent to Broker',
  'Awaiting Signature',
  'Approved',
  'Denied',
  'Pending',
] as const;
export type Status = (typeof statuses)[number];

/** Still to be decided; the dashboard counts these as "NDA Requests". */
export const undecidedStatuses = ['Requested', 'Sent to Broker', 'Awaiting Signature', 'Pending'] as const;
/** Anything but Denied. A buyer has at most one such request per listing. */
export const openStatuses = [...undecidedStatuses, 'Approved'] as const;

/** What a Pending request waits for. */
export const pendingReasons = ['SELLER_DECISION', 'BUYER_INFO', 'COUNTERSIGN', 'COMPLIANCE'] as const;
export type PendingReason = (typeof pendingReasons)[number];

/**
 * How a request ended: DECLINED by the signer, REFUSED by the seller's side, WITHDRAWN by the buyer, REVOKED,
 * LEFT or RAN_OUT after approval, EXPIRED without a signature or a decision, UNANSWERED, LISTING_CLOSED when the listing was sold or withdrawn.
 */
export const denyReasons = [
  'DECLINED',
  'REFUSED',
  'WITHDRAWN',
  'REVOKED',
  'EXPIRED',
  'LEFT',
  'RAN_OUT',
  'UNANSWERED',
  'LISTING_CLOSED',
] as const;
export type DenyReason = (typeof denyReasons)[number];

/** True for every status but Denied. */
export function isOpen(status: Status): boolean {
  return status !== 'Denied';
}

/** Where access is concerned there is one rule: only an Approved request carries a grant. */
export function grantsAccess(status: Status): boolean {
  return status === 'Approved';
}
