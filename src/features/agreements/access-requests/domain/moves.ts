import type { Move } from '#kernel/moves.ts';
import type { Party } from './parties.ts';
import type { DenyReason, PendingReason, Status } from './status.ts';

/** What else must hold for a move. The guard's name is also the refusal code when it does not. */
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

/**
 * What a move does besides the change of status, in the same transaction. `issues-nda`: a new envelope.
 * `voids-open-nda`: an unfinished envelope can no longer be signed; a finished NDA keeps binding its signer.
 * `grants-access`: a new grant, or the suspended one in force again. `suspends-access` and `revokes-access`: what was
 * granted opens nothing until then, or never again.
 */
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
  /** What a move to Pending may wait for; the first one is recorded when it is the only one. */
  pendingReasons?: readonly PendingReason[];
  /** What a move to Denied records. */
  denyReason?: DenyReason;
};

const issue = ['issues-nda'] as const;
const revoke = ['revokes-access'] as const;
const closeAll = ['voids-open-nda', 'revokes-access'] as const;

/** However far a request came, it ends with its listing; not the one of whoever bought. */
const ended = (from: Status, effects: readonly Effect[]): RequestMove => ({
  from,
  to: 'Denied',
  by: ['system'],
  needs: ['not-bought', 'listing-closed'],
  denyReason: 'LISTING_CLOSED',
  effects,
});

const hold = ['SELLER_DECISION', 'BUYER_INFO', 'COMPLIANCE'] as const;
const signed = ['SELLER_DECISION', 'COUNTERSIGN', 'BUYER_INFO'] as const;
/** Where the seller's rules ask for it. */
const proven = ['identity-proven', 'funds-proven'] as const;

/**
 * Every edge of the access-request state machine (docs/rules/access.md). The seller owns the secret, so only the seller
 * or a delegate releases it; the broker vets; the admin moves mail; the system acts on objective events only.
 * There is no edge to Approved without a complete NDA, for nobody.
 */
export const moves: readonly RequestMove[] = [
  { from: 'Requested', to: 'Sent to Broker', by: ['admin', 'system'], needs: ['broker-mandated'] },
  { from: 'Requested', to: 'Awaiting Signature', by: ['seller', 'broker', 'admin'], effects: issue },
  {
    from: 'Requested',
    to: 'Pending',
    by: ['seller', 'broker', 'admin'],
    needs: ['pending-reason'],
    pendingReasons: hold,
  },
  {
    from: 'Requested',
    to: 'Denied',
    by: ['seller', 'broker', 'admin'],
    denyReason: 'REFUSED',
    effects: revoke,
  },
  { from: 'Requested', to: 'Denied', by: ['buyer'], denyReason: 'WITHDRAWN', effects: revoke },
  {
    from: 'Requested',
    to: 'Denied',
    by: ['system'],
    needs: ['not-answered'],
    denyReason: 'UNANSWERED',
    effects: revoke,
  },

  { from: 'Sent to Broker', to: 'Awaiting Signature', by: ['broker', 'seller', 'admin'], effects: issue },
  {
    from: 'Sent to Broker',
    to: 'Pending',
    by: ['broker', 'admin'],
    needs: ['pending-reason'],
    pendingReasons: hold,
  },
  {
    from: 'Sent to Broker',
    to: 'Denied',
    by: ['broker', 'seller', 'admin'],
    denyReason: 'REFUSED',
    effects: revoke,
  },
  { from: 'Sent to Broker', to: 'Denied', by: ['buyer'], denyReason: 'WITHDRAWN', effects: revoke },
  {
    from: 'Sent to Broker',
    to: 'Denied',
    by: ['system'],
    needs: ['not-answered'],
    denyReason: 'UNANSWERED',
    effects: revoke,
  },

  {
    from: 'Awaiting Signature',
    to: 'Pending',
    by: ['system'],
    needs: ['buyer-signed', 'pending-reason'],
    pendingReasons: signed,
  },
  {
    from: 'Awaiting Signature',
    to: 'Approved',
    by: ['system'],
    needs: ['auto-approve', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'Awaiting Signature',
    to: 'Denied',
    by: ['seller', 'admin'],
    denyReason: 'REFUSED',
    effects: closeAll,
  },
  {
    from: 'Awaiting Signature',
    to: 'Denied',
    by: ['buyer'],
    denyReason: 'WITHDRAWN',
    effects: closeAll,
  },
  {
    from: 'Awaiting Signature',
    to: 'Denied',
    by: ['system'],
    needs: ['nda-declined'],
    denyReason: 'DECLINED',
    effects: closeAll,
  },
  {
    from: 'Awaiting Signature',
    to: 'Denied',
    by: ['system'],
    needs: ['nda-expired'],
    denyReason: 'EXPIRED',
    effects: closeAll,
  },

  { from: 'Pending', to: 'Requested', by: ['seller', 'broker', 'admin'], needs: ['return-to'] },
  {
    from: 'Pending',
    to: 'Sent to Broker',
    by: ['seller', 'broker', 'admin'],
    needs: ['return-to', 'broker-mandated'],
  },
  {
    from: 'Pending',
    to: 'Awaiting Signature',
    by: ['seller', 'broker', 'admin'],
    needs: ['return-to'],
    effects: ['voids-open-nda', 'issues-nda'],
  },
  {
    from: 'Pending',
    to: 'Approved',
    by: ['seller'],
    needs: ['nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'Pending',
    to: 'Approved',
    by: ['broker'],
    needs: ['delegated', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'Pending',
    to: 'Approved',
    by: ['admin'],
    needs: ['seller-consent', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'Pending',
    to: 'Approved',
    by: ['system'],
    needs: ['auto-approve', 'nda-complete', 'not-blocked', ...proven],
    effects: ['grants-access'],
  },
  {
    from: 'Pending',
    to: 'Denied',
    by: ['seller', 'broker', 'admin'],
    denyReason: 'REFUSED',
    effects: closeAll,
  },
  { from: 'Pending', to: 'Denied', by: ['buyer'], denyReason: 'WITHDRAWN', effects: closeAll },
  {
    from: 'Pending',
    to: 'Denied',
    by: ['system'],
    needs: ['not-answered'],
    denyReason: 'EXPIRED',
    effects: closeAll,
  },

  {
    from: 'Approved',
    to: 'Awaiting Signature',
    by: ['admin', 'seller'],
    needs: ['not-bought', 'nda-lapsed'],
    effects: ['suspends-access', 'issues-nda'],
  },
  {
    from: 'Approved',
    to: 'Pending',
    by: ['seller', 'admin'],
    needs: ['not-bought', 'pending-reason', 'reason-given'],
    pendingReasons: ['COMPLIANCE'],
    effects: ['suspends-access'],
  },
  {
    from: 'Approved',
    to: 'Denied',
    by: ['seller', 'admin'],
    needs: ['not-bought'],
    denyReason: 'REVOKED',
    effects: revoke,
  },
  {
    from: 'Approved',
    to: 'Denied',
    by: ['buyer'],
    needs: ['not-bought'],
    denyReason: 'LEFT',
    effects: revoke,
  },
  {
    from: 'Approved',
    to: 'Denied',
    by: ['system'],
    needs: ['not-bought', 'access-ran-out'],
    denyReason: 'RAN_OUT',
    effects: revoke,
  },

  ended('Requested', revoke),
  ended('Sent to Broker', revoke),
  ended('Awaiting Signature', closeAll),
  ended('Pending', closeAll),
  ended('Approved', revoke),

  {
    from: 'Denied',
    to: 'Requested',
    by: ['admin'],
    needs: ['listing-open', 'no-other-open', 'reason-given'],
  },
];
