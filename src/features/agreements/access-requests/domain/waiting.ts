import type { Party } from './parties.ts';
import type { PendingReason, Status } from './status.ts';

/** `brokers`: somebody holds a mandate on the listing. `brokerDelegated`: the caller does, with approvals in its scope. */
type WaitingFacts = {
  status: Status;
  pendingReason: PendingReason | null;
  brokers: boolean;
  brokerDelegated: boolean;
  /** All that the rules still ask of the buyer was uploaded and waits for our team. */
  proofsUnderReview: boolean;
};

/** Reasons for which a request is on hold until the seller's side decides. */
export const decidedBySeller: readonly PendingReason[] = ['seller_decision', 'compliance'];

/**
 * Whether the next word on a request is somebody's with these parts in it. `waiting-store.ts` asks the same of the
 * database; a test holds the two together.
 */
export function waitsFor(parties: readonly Party[], facts: WaitingFacts): boolean {
  return parties.some((party) => party !== 'system' && rules[party](facts));
}

const rules: Record<Exclude<Party, 'system'>, (facts: WaitingFacts) => boolean> = {
  buyer: ({ status, pendingReason, proofsUnderReview }) =>
    status === 'awaiting_signature' || (pendingReason === 'buyer_info' && !proofsUnderReview),
  seller: ({ status, pendingReason, brokers }) =>
    status === 'requested' ||
    (status === 'sent_to_broker' && !brokers) ||
    pendingReason === 'countersign' ||
    isDecided(pendingReason),
  broker: ({ status, pendingReason, brokerDelegated }) =>
    status === 'requested' || status === 'sent_to_broker' || (brokerDelegated && isDecided(pendingReason)),
  // Routing is theirs, the decision is not.
  admin: ({ status }) => status === 'requested',
};

function isDecided(reason: PendingReason | null): boolean {
  return reason !== null && decidedBySeller.includes(reason);
}
