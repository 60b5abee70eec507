import type { Move } from '#kernel/moves.ts';
import type { Party } from './parties.ts';
import type { DenyReason, PendingReason, Status } from './status.ts';

/** Conditions of a move. The guard's name is also the refusal code. */
export const guards = [
  'nda-complete',
  'nda-lapsed',
  'nda-declined',
  'nda-expired',
  'buyer-signed',
  'auto-approve',
  'return-to',
  'broker-mandated',
  'delegated',
  'seller-consent',
  'not-answered',
  'listing-closed',
  'listing-open',
  'no-other-open',
  'access-ran-out',
  'not-bought',
  'not-blocked',
  'identity-proven',
  'funds-proven',
  'pending-reason',
  'reason-given',
] as const;
export type Guard = (typeof guards)[number];

/** `voids-open-nda` affects unfinished envelopes only: a finished NDA keeps binding its signer. */
export const effects = [
  'issues-nda',
  'voids-open-nda',
  'grants-access',
  'suspends-access',
  'revokes-access',
] as const;
export type Effect = (typeof effects)[number];

export type RequestMove = Move<Status, Party, Guard> & {
  effects?: readonly Effect[];
  /** What a move to Pending may wait for. A single entry is recorded without asking. */
  pendingReasons?: readonly PendingReason[];
  denyReason?: DenyReason;
};

const issue = ['issues-nda'] as const;
const revoke = ['revokes-access'] as const;
const closeAll = ['voids-open-nda', 'revokes-access'] as const;

/** A request ends with its listing, except that of the buyer who bought. */
const ended = (from: Status, effects: readonly Effect[]): RequestMove => ({
  from,
  to: 'denied',
  by: ['system'],
  needs: ['not-bought', 'listing-closed'],
  denyReason: 'listing_closed',
  effects,
});

const hold = ['seller_decision', 'buyer_info', 'compliance'] as const;
const signed = ['seller_decision', 'countersign', 'buyer_info'] as const;
const proven = ['identity-proven', 'funds-proven'] as const;

/** The access-request state machine (docs/rules/access.md). No party reaches Approved without a complete NDA. */
export const moves: readonly RequestMove[] = [
  { from: 'requested', to: 'sent_to_broker', by: ['admin', 'system'], needs: ['broker-mandated'] },
  { from: 'requested', to: 'awaiting_signature', by: ['seller', 'broker', 'admin'], effects: issue },
  {
    from: 'requested',
    to: 'pending',
    by: ['seller', 'broker', 'admin'],
    needs: ['pending-reason'],
    pendingReasons: hold,
  },
  {
    from: 'requested',
    to: 'denied',
    by: ['seller', 'broker', 'admin'],
    denyReason: 'refused',
    effects: revoke,
  },
  { from: 'requested', to: 'denied', by: ['buyer'], denyReason: 'withdrawn', effects: revoke },
  {
    from: 'requested',
    to: 'denied',
    by: ['system'],
    needs: ['not-answered'],
    denyReason: 'unanswered',
    effects: revoke,
  },

  { from: 'sent_to_broker', to: 'awaiting_signature', by: ['broker', 'seller', 'admin'], effects: issue },
  {
    from: 'sent_to_broker',
    to: 'pending',
    by: ['broker', 'admin'],
    needs: ['pending-reason'],
    pendingReasons: hold,
  },
  {
    from: 'sent_to_broker',
    to: 'denied',
    by: ['broker', 'seller', 'admin'],
    denyReason: 'refused',
    effects: revoke,
  },
  { from: 'sent_to_broker', to: 'denied', by: ['buyer'], denyReason: 'withdrawn', effects: revoke },
  {
    from: 'sent_to_broker',
    to: 'denied',
    by: ['system'],
    needs: ['not-answered'],
    denyReason: 'unanswered',
    effects: revoke,
  },

  {
    from: 'awaiting_signature',
    to: 'pending',
    by: ['system'],
    needs: ['buyer-signed', 'pending-reason'],
    pendingReasons: signed,
  },
  {
    from: 'awaiting_signature',
    to: 'approved',
    by: ['system'],
    needs: ['auto-approve', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'awaiting_signature',
    to: 'denied',
    by: ['seller', 'admin'],
    denyReason: 'refused',
    effects: closeAll,
  },
  {
    from: 'awaiting_signature',
    to: 'denied',
    by: ['buyer'],
    denyReason: 'withdrawn',
    effects: closeAll,
  },
  {
    from: 'awaiting_signature',
    to: 'denied',
    by: ['system'],
    needs: ['nda-declined'],
    denyReason: 'declined',
    effects: closeAll,
  },
  {
    from: 'awaiting_signature',
    to: 'denied',
    by: ['system'],
    needs: ['nda-expired'],
    denyReason: 'expired',
    effects: closeAll,
  },

  { from: 'pending', to: 'requested', by: ['seller', 'broker', 'admin'], needs: ['return-to'] },
  {
    from: 'pending',
    to: 'sent_to_broker',
    by: ['seller', 'broker', 'admin'],
    needs: ['return-to', 'broker-mandated'],
  },
  {
    from: 'pending',
    to: 'awaiting_signature',
    by: ['seller', 'broker', 'admin'],
    needs: ['return-to'],
    effects: ['voids-open-nda', 'issues-nda'],
  },
  {
    from: 'pending',
    to: 'approved',
    by: ['seller'],
    needs: ['nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'pending',
    to: 'approved',
    by: ['broker'],
    needs: ['delegated', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'pending',
    to: 'approved',
    by: ['admin'],
    needs: ['seller-consent', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'pending',
    to: 'approved',
    by: ['system'],
    needs: ['auto-approve', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'pending',
    to: 'denied',
    by: ['seller', 'broker', 'admin'],
    denyReason: 'refused',
    effects: closeAll,
  },
  { from: 'pending', to: 'denied', by: ['buyer'], denyReason: 'withdrawn', effects: closeAll },
  {
    from: 'pending',
    to: 'denied',
    by: ['system'],
    needs: ['not-answered'],
    denyReason: 'expired',
    effects: closeAll,
  },

  {
    from: 'approved',
    to: 'awaiting_signature',
    by: ['admin', 'seller'],
    needs: ['not-bought', 'nda-lapsed'],
    effects: ['suspends-access', 'issues-nda'],
  },
  {
    from: 'approved',
    to: 'pending',
    by: ['seller', 'admin'],
    needs: ['not-bought', 'pending-reason', 'reason-given'],
    pendingReasons: ['compliance'],
    effects: ['suspends-access'],
  },
  {
    from: 'approved',
    to: 'denied',
    by: ['seller', 'admin'],
    needs: ['not-bought'],
    denyReason: 'revoked',
    effects: revoke,
  },
  {
    from: 'approved',
    to: 'denied',
    by: ['buyer'],
    needs: ['not-bought'],
    denyReason: 'left',
    effects: revoke,
  },
  {
    from: 'approved',
    to: 'denied',
    by: ['system'],
    needs: ['not-bought', 'access-ran-out'],
    denyReason: 'ran_out',
    effects: revoke,
  },

  ended('requested', revoke),
  ended('sent_to_broker', revoke),
  ended('awaiting_signature', closeAll),
  ended('pending', closeAll),
  ended('approved', revoke),

  {
    from: 'denied',
    to: 'requested',
    by: ['admin'],
    needs: ['listing-open', 'no-other-open', 'reason-given'],
  },
];
