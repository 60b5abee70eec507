import { issueNda } from '#features/agreements/ndas/server/issue-nda.ts';
import { voidOpenNdas } from '#features/agreements/ndas/server/void-open-ndas.ts';
import type { Closing } from '#features/marketplace/listings/domain/outcome.ts';
import {
  endAccess,
  grantAccess,
  keepAccess,
  suspendAccess,
} from '#features/marketplace/listings/server/grant-access.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import {
  type AccessRequest,
  allowedFrom,
  apply,
  asBought,
  type DecidedMove,
  decide,
  effectsOf,
} from '../domain/access-request.ts';
import type { Effect } from '../domain/moves.ts';
import { endRefusal } from '../domain/stage-moves.ts';
import type { PendingReason, Status } from '../domain/status.ts';
import { isHidden, viewOf } from './get-request.ts';
import { tellOfMove } from './notices.ts';
import { requestOf } from './request-facts.ts';
import { findRequest, lockRequest, recordTransition, writeRequest } from './store.ts';
import { type Surrounded, surroundOne } from './surroundings.ts';

export type MoveInput = {
  silently?: boolean;
  /** The caller notifies the owner. */
  ownerKnows?: boolean;
  /** The caller notifies the buyer. */
  buyerKnows?: boolean;
  to: Status;
  /** The version that the caller has seen; the system sends none. */
  version?: number | undefined;
  reason?: string | undefined;
  pendingReason?: PendingReason | null | undefined;
  /** With an approval: when access ends. Absent: unchanged, or never. */
  until?: string | null | undefined;
  closing?: Closing | undefined;
};

export async function moveRequest(work: Work, id: string, input: MoveInput) {
  if (input.to === 'requested') await holdListingOf(work, id);
  const seen = await lockSurrounded(work, id);
  const moved = await move(work, seen, input);
  const row = await lockRequest(work.db, moved.id);
  if (!row) throw new Refused('not-found');
  return viewOf(work.db, await surroundOne(work, row));
}

/** `moveRequest` for a buyer: to a blocked buyer the request does not exist. */
export async function moveShownRequest(work: Work, id: string, input: MoveInput) {
  const row = await findRequest(work.db, id);
  if (!row || isHidden(work, row)) throw new Refused('not-found');
  return moveRequest(work, id, input);
}

/** Closing a listing ends its open requests; the lock keeps one from reopening at the same time. */
export async function holdListingOf(work: Work, requestId: string): Promise<void> {
  const row = await findRequest(work.db, requestId);
  if (row) await holdListing(work.db, row.listing_id);
}

export async function lockSurrounded(work: Work, id: string): Promise<Surrounded> {
  const row = await lockRequest(work.db, id);
  if (!row) throw new Refused('not-found');
  const seen = await surroundOne(work, row);
  if (seen.parties.length === 0) throw new Refused('not-found');
  return seen;
}

export async function move(work: Work, seen: Surrounded, input: MoveInput): Promise<AccessRequest> {
  const request = requestOf(seen.row);
  const { parties, facts } = seen;
  if (input.version !== undefined && input.version !== request.version)
    throw new Refused('stale', { version: request.version });
  const { pendingReason = null, reason = null, closing = null } = input;
  const caller = { parties, pendingReason, reason, closing };
  const decision = decide(request, input.to, caller, facts);
  if (decision.refusal !== null) {
    const allowed = allowedFrom(request, parties, facts);
    throw new Refused(decision.refusal, { from: request.status, to: input.to, allowed });
  }
  const until = endOf(seen, input);
  if (decision.move.to === 'approved' && endRefusal(until, work.now)) throw new Refused('end-not-possible');
  const next = apply(request, decision.move, work.now);
  const written = await writeRequest(work.db, request, columnsOf(next));
  if (!written) throw new Refused('stale');
  await record(work, seen, decision.move, next, reason);
  for (const effect of effectsOf(decision.move)) await carryOut[effect](work, next, until);
  const { from, party } = decision.move;
  const { silently = false, ownerKnows, buyerKnows } = input;
  const known = { ownerKnows, buyerKnows };
  if (!silently) await tellOfMove(work, seen, { from, party, request: next, accessUntil: until, ...known });
  return next;
}

/** A suspended grant keeps its end date unless another is given. */
function endOf({ row }: Surrounded, { until }: MoveInput): Date | null {
  if (until === undefined) return row.grant_suspended_at === null ? null : row.grant_ends_at;
  return until === null ? null : new Date(until);
}

/** After the last signature the status stays and only the reason changes, so the history gets no step. */
export async function waitForDecision(work: Work, request: AccessRequest): Promise<void> {
  const next = {
    ...request,
    version: request.version + 1,
    lastUpdatedAt: work.now,
    pendingReason: 'seller_decision',
  } as const;
  if (!(await writeRequest(work.db, request, columnsOf(next)))) throw new Refused('stale');
}

export async function closeAsBought(work: Work, seen: Surrounded): Promise<void> {
  const request = requestOf(seen.row);
  const next = asBought(request, work.now);
  const { id, listingId, buyerId, version, status } = next;
  if (!(await writeRequest(work.db, request, columnsOf(next)))) throw new Refused('stale');
  const [from, outcome] = [request.status, 'bought'] as const;
  const step = { from, to: status, actorId: null, party: 'system', outcome, reason: null } as const;
  await recordTransition(work.db, { ...step, requestId: id, version, at: work.now });
  const subject = { type: 'access-request', id };
  const detail = { from, to: status, version, outcome };
  work.record({ act: 'request-moved', listingId, buyerId, subject, detail, party: 'system' });
  await work.audit({ action: 'access-request-bought', subject, detail: { version } });
  await keepAccess(work, { listingId, personId: buyerId });
  await tellOfMove(work, seen, { from, party: 'system', request: next, accessUntil: null });
}

const carryOut: Record<Effect, (work: Work, request: AccessRequest, until: Date | null) => Promise<void>> = {
  'issues-nda': (work, { id, listingId, buyerId }) => issueNda(work, { requestId: id, listingId, buyerId }),
  'voids-open-nda': (work, { id }) => voidOpenNdas(work, id),
  'grants-access': (work, { listingId, buyerId }, until) =>
    grantAccess(work, { listingId, personId: buyerId, endsAt: until, cause: 'approval' }),
  'suspends-access': (work, { listingId, buyerId, pendingReason }) =>
    suspendAccess(work, { listingId, personId: buyerId, reason: pendingReason ?? 'nda_lapsed' }),
  'revokes-access': (work, { listingId, buyerId, denyReason }) =>
    endAccess(work, { listingId, personId: buyerId, reason: denyReason ?? 'revoked' }),
};

async function record(
  work: Work,
  { parties }: Surrounded,
  { from, to, by, outcome }: DecidedMove,
  { id, listingId, buyerId, version }: AccessRequest,
  reason: string | null,
): Promise<void> {
  const party = parties.find((one) => by.includes(one)) ?? 'system';
  const actorId = work.actor.kind === 'person' && party !== 'system' ? work.actor.personId : null;
  const step = { from, to, actorId, party, outcome, reason, version };
  await recordTransition(work.db, { ...step, requestId: id, at: work.now });
  const subject = { type: 'access-request', id };
  const said = outcome ? { outcome } : {};
  work.record({
    act: 'request-moved',
    listingId,
    buyerId,
    subject,
    detail: { from, to, version, ...said },
    party,
  });
  await work.audit({
    action: 'access-request-moved',
    subject,
    detail: { from, to, party, version, ...said },
  });
}

function columnsOf(request: AccessRequest) {
  return {
    status: request.status,
    version: request.version,
    last_updated_at: request.lastUpdatedAt,
    clock_from: request.clockFrom,
    clock_step: 0,
    pending_reason: request.pendingReason,
    return_to: request.returnTo,
    deny_reason: request.denyReason,
    outcome: request.outcome,
  };
}
