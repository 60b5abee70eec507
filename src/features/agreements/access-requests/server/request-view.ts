import type { z } from 'zod';
import type { NdaSummary } from '#features/agreements/ndas/server/nda-facts.ts';
import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import {
  storedCause,
  storedOutcome,
  storedStage,
  storedStatus,
} from '#features/marketplace/listings/server/stored.ts';
import { proofKinds } from '#features/people/buyer-proofs/domain/proof.ts';
import { fullName } from '#kernel/person-name.ts';
import type { May } from '#wire/may.ts';
import type { accessRequest } from '../contract.ts';
import { mayMove } from '../domain/access-request.ts';
import { answerBy } from '../domain/clock.ts';
import { type HandStage, mayStage } from '../domain/stage-moves.ts';
import { type Status, statuses } from '../domain/status.ts';
import { waitsFor } from '../domain/waiting.ts';
import { requestOf, stageMoveFactsOf, stands } from './request-facts.ts';
import type { transitionsOf } from './store.ts';
import type { Surrounded } from './surroundings.ts';

/** Names the buyer, never the business: the title is the public one. */
export function requestView(one: Surrounded, nda: NdaSummary | null): z.input<typeof accessRequest> {
  const { row, parties, facts } = one;
  const request = requestOf(row);
  const buyerOnly = parties.every((party) => party === 'buyer');
  const { toUpload, proofsUnderReview } = proofsOf(one);
  return {
    id: row.id,
    listingId: row.listing_id,
    listingTitle: titleFor(one),
    status: request.status,
    pendingReason: request.pendingReason,
    returnTo: request.returnTo,
    denyReason: request.denyReason,
    outcome: request.outcome,
    message: row.message,
    version: request.version,
    requestedAt: request.requestedAt.toISOString(),
    lastUpdatedAt: request.lastUpdatedAt.toISOString(),
    closesAt: closesAt(one, nda)?.toISOString() ?? null,
    buyer: buyerView(row, facts.now),
    brokered: facts.brokerMandated,
    // A buyer deals with the broker, too, once they are let in.
    brokers: buyerOnly && request.status !== 'approved' ? [] : [...one.brokers],
    nda: nda && ndaView(nda),
    missingProofs: toUpload,
    proofsUnderReview,
    grant: grantView(row),
    caller: parties.filter((party) => party !== 'system'),
    waitsForYou: waitsFor(parties, {
      status: request.status,
      pendingReason: request.pendingReason,
      brokers: one.brokers.length > 0,
      brokerDelegated: facts.brokerDelegated,
      proofsUnderReview,
    }),
    may: mayOf(mayMove(request, parties, facts)),
    mayStage: stagesOf(mayStage(parties, stageMoveFactsOf(row, facts))),
  };
}

function titleFor({ row, parties }: Surrounded): string {
  const seesDraft = parties.includes('seller') || parties.includes('admin');
  return seesDraft ? row.listing_title : titleForBuyers(storedStatus(row.listing_status), row.listing_title);
}

function proofsOf({ row, parties, facts }: Surrounded) {
  const missing = proofKinds.filter((kind) =>
    kind === 'identity' ? facts.identityMissing : facts.fundsMissing,
  );
  // For the others the buyer's documents are missing until they are verified.
  const toUpload = parties.includes('buyer')
    ? missing.filter((kind) => !(kind === 'identity' ? row.identity_under_review : row.funds_under_review))
    : missing;
  return { toUpload, proofsUnderReview: missing.length > 0 && toUpload.length === 0 };
}

function buyerView(row: Surrounded['row'], now: Date): z.input<typeof accessRequest>['buyer'] {
  return {
    id: row.buyer_id,
    name: fullName(row.buyer_first_name, row.buyer_last_name),
    email: row.buyer_email,
    emailVerified: row.buyer_email_verified,
    identityProven: stands(row.identity_until, now),
    fundsProven: stands(row.funds_until, now),
    identityUnderReview: row.identity_under_review,
    fundsUnderReview: row.funds_under_review,
  };
}

function ndaView({ id, status, issuedAt, expiresAt, signedAt, takesPassport }: NdaSummary) {
  return {
    id,
    status,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    takesPassport,
  };
}

function closesAt({ row }: Surrounded, nda: NdaSummary | null): Date | null {
  const request = requestOf(row);
  if (request.status === 'approved') return row.grant_ends_at;
  if (request.status === 'awaiting_signature') return nda?.expiresAt ?? null;
  return answerBy(request);
}

function grantView(row: Surrounded['row']): z.input<typeof accessRequest>['grant'] {
  if (row.grant_stage === null || row.grant_since === null) return null;
  return {
    stage: storedStage(row.grant_stage),
    since: row.grant_since.toISOString(),
    until: row.grant_ends_at?.toISOString() ?? null,
    suspendedAt: row.grant_suspended_at?.toISOString() ?? null,
    stageSince:
      row.grant_stage_at === null || row.grant_stage_cause === null
        ? null
        : { at: row.grant_stage_at.toISOString(), cause: storedCause(row.grant_stage_cause) },
  };
}

function stagesOf(table: ReturnType<typeof mayStage>): Record<HandStage, May> {
  const { S1, S2, S3, S4, S5 } = table;
  return { S1: S1 ?? true, S2: S2 ?? true, S3: S3 ?? true, S4: S4 ?? true, S5: S5 ?? true };
}

function mayOf(table: ReturnType<typeof mayMove>): Record<Status, May> {
  const answer = (status: Status): May => table[status] ?? true;
  const [requested, sent, awaiting, approved, denied, pending] = statuses;
  return {
    [requested]: answer(requested),
    [sent]: answer(sent),
    [awaiting]: answer(awaiting),
    [approved]: answer(approved),
    [denied]: answer(denied),
    [pending]: answer(pending),
  };
}

/** The buyer sees only their own reasons; the others are internal. */
export function historyView(one: Surrounded, steps: Awaited<ReturnType<typeof transitionsOf>>) {
  const insider = one.parties.some((party) => party !== 'buyer');
  const status = (stored: string) => statuses.find((known) => known === stored) ?? 'requested';
  return steps.map((step) => ({
    from: step.from_status === null ? null : status(step.from_status),
    to: status(step.to_status),
    by: step.actor_party,
    outcome: storedOutcome(step.outcome),
    reason: insider || step.actor_party === 'buyer' ? step.reason : null,
    at: step.at.toISOString(),
  }));
}
