import type { Party } from './parties.ts';
import type { PendingReason, Status } from './status.ts';

/** `brokerDelegated`: the caller has an engagement that includes approvals. */
type WaitingFacts = {
  status: Status;
  pendingReason: PendingReason | null;
  brokers: boolean;
  brokerDelegated: boolean;
  /** Every proof that is still missing is uploaded and under review. */
  proofsUnderReview: boolean;
};

export const decidedBySeller: readonly PendingReason[] = ['seller_decision', 'compliance'];

/** Admins route these requests; they do not decide on them. Then others have the next step. */
export const routedByAdmins: readonly Status[] = ['requested'];

/** Whether a person with these parts has to act next. Keep in sync with `waiting-store.ts`; a test compares them. */
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
  admin: ({ status }) => routedByAdmins.includes(status),
};

function isDecided(reason: PendingReason | null): boolean {
  return reason !== null && decidedBySeller.includes(reason);
}
