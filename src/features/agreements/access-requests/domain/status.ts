/** The six statuses of an access request, as they are stored and sent. */
export const statuses = [
  'requested',
  'sent_to_broker',
  'awaiting_signature',
  'approved',
  'denied',
  'pending',
] as const;
export type Status = (typeof statuses)[number];

/** What people read for each status: the words of the product. */
export const statusLabels: Record<Status, string> = {
  requested: 'Requested',
  sent_to_broker: 'Sent to Broker',
  awaiting_signature: 'Awaiting Signature',
  approved: 'Approved',
  denied: 'Denied',
  pending: 'Pending',
};

/** Still to be decided; the dashboard counts these as "NDA Requests". */
export const undecidedStatuses = ['requested', 'sent_to_broker', 'awaiting_signature', 'pending'] as const;
/** Anything but Denied. A buyer has at most one such request per listing. */
export const openStatuses = [...undecidedStatuses, 'approved'] as const;

/** What a Pending request waits for. */
export const pendingReasons = ['seller_decision', 'buyer_info', 'countersign', 'compliance'] as const;
export type PendingReason = (typeof pendingReasons)[number];

/**
 * How a request ended: declined by the signer, refused by the seller's side, withdrawn by the buyer, revoked,
 * left or ran_out after approval, expired without a signature or a decision, unanswered, listing_closed when the listing was sold or withdrawn.
 */
export const denyReasons = [
  'declined',
  'refused',
  'withdrawn',
  'revoked',
  'expired',
  'left',
  'ran_out',
  'unanswered',
  'listing_closed',
] as const;
export type DenyReason = (typeof denyReasons)[number];

/** True for every status but Denied. */
export function isOpen(status: Status): boolean {
  return status !== 'denied';
}

/** Where access is concerned there is one rule: only an Approved request carries a grant. */
export function grantsAccess(status: Status): boolean {
  return status === 'approved';
}
