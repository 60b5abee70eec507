import type { NdaFacts } from '#features/agreements/ndas/server/nda-facts.ts';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import {
  storedStatus as storedListingStatus,
  storedOutcome,
  storedStage,
} from '#features/marketplace/listings/server/stored.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { AccessRequest, RequestFacts } from '../domain/access-request.ts';
import type { StageMoveFacts } from '../domain/stage-moves.ts';
import { denyReasons, isOpen, pendingReasons, type Status, statuses } from '../domain/status.ts';
import type { RequestRow } from './store.ts';

export function requestOf(row: RequestRow): AccessRequest {
  return {
    id: row.id,
    listingId: row.listing_id,
    buyerId: row.buyer_id,
    status: storedStatus(row.status),
    version: row.version,
    requestedAt: row.requested_at,
    lastUpdatedAt: row.last_updated_at,
    clockFrom: row.clock_from,
    pendingReason: pendingReasons.find((reason) => reason === row.pending_reason) ?? null,
    returnTo: row.return_to === null ? null : storedStatus(row.return_to),
    denyReason: denyReasons.find((reason) => reason === row.deny_reason) ?? null,
    outcome: storedOutcome(row.outcome),
  };
}

export const storedStatus: (stored: string) => Status = storedWord(statuses, 'request status');

export function stageMoveFactsOf(row: RequestRow, facts: RequestFacts): StageMoveFacts {
  return {
    stage: row.grant_stage === null ? 'S1' : storedStage(row.grant_stage),
    suspended: row.grant_suspended_at !== null,
    blocked: facts.blocked,
    requestOpen: isOpen(storedStatus(row.status)),
    bought: storedOutcome(row.outcome) === 'bought',
    ndaComplete: facts.ndaComplete,
    identityMissing: facts.identityMissing,
    fundsMissing: facts.fundsMissing,
    brokerDelegated: facts.brokerDelegated,
    sellerConsent: facts.sellerConsent,
  };
}

export function factsOf(
  row: RequestRow,
  around: { now: Date; nda: NdaFacts; brokerDelegated: boolean; brokerMandated: boolean },
): RequestFacts {
  return {
    ...around.nda,
    now: around.now,
    autoApprove: row.auto_approve,
    brokerDelegated: around.brokerDelegated,
    brokerMandated: around.brokerMandated,
    sellerConsent: row.admin_may_approve,
    listingOpen: isPublic(storedListingStatus(row.listing_status)),
    otherOpenRequest: Boolean(row.other_open),
    blocked: row.blocked,
    identityMissing: row.needs_identity === true && !stands(row.identity_until, around.now),
    fundsMissing: row.needs_funds === true && !stands(row.funds_until, around.now),
    accessRanOut: row.grant_ends_at !== null && row.grant_ends_at <= around.now,
  };
}

export function stands(until: Date | null, now: Date): boolean {
  return until !== null && until > now;
}
