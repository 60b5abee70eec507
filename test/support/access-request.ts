import type {
  AccessRequest,
  RequestFacts,
} from '#features/agreements/access-requests/domain/access-request.ts';
import type { Status } from '#features/agreements/access-requests/domain/status.ts';

const born = new Date('2026-01-01T12:00:00.000Z');

export function aRequest(status: Status, given: Partial<AccessRequest> = {}): AccessRequest {
  return {
    id: 'request',
    listingId: 'listing',
    buyerId: 'buyer',
    status,
    version: 4,
    requestedAt: born,
    lastUpdatedAt: born,
    clockFrom: born,
    pendingReason: status === 'pending' ? 'seller_decision' : null,
    returnTo: status === 'pending' ? 'requested' : null,
    denyReason: status === 'denied' ? 'refused' : null,
    outcome: null,
    ...given,
  };
}

export function facts(given: Partial<RequestFacts> = {}): RequestFacts {
  return {
    now: born,
    ndaComplete: false,
    buyerSigned: false,
    ndaDeclined: false,
    ndaExpired: false,
    autoApprove: false,
    brokerDelegated: false,
    brokerMandated: true,
    sellerConsent: false,
    listingOpen: true,
    otherOpenRequest: false,
    accessRanOut: false,
    blocked: false,
    identityMissing: false,
    fundsMissing: false,
    ...given,
  };
}
