export const statuses = [
  'requested',
  'sent_to_broker',
  'awaiting_signature',
  'approved',
  'denied',
  'pending',
] as const;
export type Status = (typeof statuses)[number];

export const statusLabels: Record<Status, string> = {
  requested: 'Requested',
  sent_to_broker: 'Sent to Broker',
  awaiting_signature: 'Awaiting Signature',
  approved: 'Approved',
  denied: 'Denied',
  pending: 'Pending',
};

/** The dashboard counts these as "NDA Requests". */
export const undecidedStatuses = ['requested', 'sent_to_broker', 'awaiting_signature', 'pending'] as const;
/** A buyer has at most one open request per listing. */
export const openStatuses = [...undecidedStatuses, 'approved'] as const;

export const pendingReasons = ['seller_decision', 'buyer_info', 'countersign', 'compliance'] as const;
export type PendingReason = (typeof pendingReasons)[number];

/** `left`, `ran_out` and `revoked` follow an approval; `expired` had no signature or decision. */
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

export function isOpen(status: Status): boolean {
  return status !== 'denied';
}

export function grantsAccess(status: Status): boolean {
  return status === 'approved';
}
