import { type Closing, type Outcome, outcomeFor } from '#features/marketplace/listings/domain/outcome.ts';
import { type MoveRefusal, moveRefusal } from '#kernel/moves.ts';
import { answerTimeout } from './clock.ts';
import { type Effect, type Guard, moves, type RequestMove } from './moves.ts';
import type { Party } from './parties.ts';
import { type DenyReason, type PendingReason, type Status, statuses } from './status.ts';

export type AccessRequest = {
  id: string;
  listingId: string;
  buyerId: string;
  status: Status;
  /** Starts at 1 and increments with every move; a writer sends the version that it read. */
  version: number;
  requestedAt: Date;
  lastUpdatedAt: Date;
  /** When it entered its current status; its deadlines count from here. */
  clockFrom: Date;
  pendingReason: PendingReason | null;
  returnTo: Status | null;
  denyReason: DenyReason | null;
  /** What happened to the listing while the request was open; independent of the status. */
  outcome: Outcome | null;
};

/** Input of the guards, read in the same transaction as the request. */
export type RequestFacts = {
  now: Date;
  /** A fully signed, unexpired NDA of the current version exists between this buyer and this listing. */
  ndaComplete: boolean;
  /** The buyer has signed the open envelope; the countersignature may still be missing. */
  buyerSigned: boolean;
  ndaDeclined: boolean;
  ndaExpired: boolean;
  autoApprove: boolean;
  brokerDelegated: boolean;
  brokerMandated: boolean;
  sellerConsent: boolean;
  listingOpen: boolean;
  otherOpenRequest: boolean;
  accessRanOut: boolean;
  blocked: boolean;
  /** The seller's rules require a proof that is not valid now. */
  identityMissing: boolean;
  fundsMissing: boolean;
};

export type Caller = {
  parties: readonly Party[];
  pendingReason?: PendingReason | null;
  reason?: string | null;
  closing?: Closing | null;
};

export type RequestRefusal = MoveRefusal<Guard>;
export type DecidedMove = RequestMove & {
  party: Party;
  pendingReason: PendingReason | null;
  outcome: Outcome | null;
};
export type Decision = { refusal: RequestRefusal } | { refusal: null; move: DecidedMove };

/** A new request of a buyer. `openingRefusal` says whether it may be opened. */
export function newRequest(id: string, listingId: string, buyerId: string, at: Date): AccessRequest {
  const calm = { pendingReason: null, returnTo: null, denyReason: null, outcome: null };
  return {
    id,
    listingId,
    buyerId,
    status: 'requested',
    version: 1,
    requestedAt: at,
    lastUpdatedAt: at,
    clockFrom: at,
    ...calm,
  };
}

/** The move that takes the request to `to` for this caller now, or the reason why there is none. */
export function decide(request: AccessRequest, to: Status, caller: Caller, facts: RequestFacts): Decision {
  const refused = refusal(request, to, caller, facts);
  if (refused !== null) return { refusal: refused };
  const move = moves.find((edge) => refusalOf([edge], request, to, caller, facts) === null);
  const party = move?.by.find((one) => caller.parties.includes(one));
  if (!move || !party) return { refusal: 'invalid-transition' };
  const outcome = move.denyReason === 'listing_closed' ? outcomeOf(request, caller.closing) : null;
  return { refusal: null, move: { ...move, party, outcome, pendingReason: pendingReasonFor(move, caller) } };
}

/** Why the caller cannot move the request to `to` now; `null` if they can. */
export function refusal(
  request: AccessRequest,
  to: Status,
  caller: Caller,
  facts: RequestFacts,
): RequestRefusal | null {
  return refusalOf(moves, request, to, caller, facts);
}

/** The request after a decided move: next version, `lastUpdatedAt` = `at`. Throws RangeError if `move.from` differs. */
export function apply(request: AccessRequest, move: DecidedMove, at: Date): AccessRequest {
  if (move.from !== request.status)
    throw new RangeError(`move from ${move.from}, request is ${request.status}`);
  return {
    ...request,
    status: move.to,
    version: request.version + 1,
    lastUpdatedAt: at,
    clockFrom: at,
    pendingReason: move.to === 'pending' ? move.pendingReason : null,
    returnTo: move.to === 'pending' ? move.from : null,
    denyReason: move.to === 'denied' ? (move.denyReason ?? null) : null,
    outcome: move.outcome,
  };
}

/** The request of the buyer who bought: approved permanently. No edge of the table, since the sale decides it. */
export function asBought(request: AccessRequest, at: Date): AccessRequest {
  const open = { status: 'approved', pendingReason: null, returnTo: null, denyReason: null } as const;
  return { ...request, ...open, outcome: 'bought', version: request.version + 1, lastUpdatedAt: at };
}

export function effectsOf(move: RequestMove): readonly Effect[] {
  return move.effects ?? [];
}

/** Per status `null` if the caller may move the request, else why not. Counts input from `asksFor` as given. */
export function mayMove(
  request: AccessRequest,
  parties: readonly Party[],
  facts: RequestFacts,
): Record<Status, RequestRefusal | null> {
  const may = (to: Status) => {
    const edges = moves.map(({ needs = [], ...edge }) => ({
      ...edge,
      needs: needs.filter((g) => !saidByCaller(g)),
    }));
    return refusalOf(edges, request, to, { parties }, facts);
  };
  return {
    requested: may('requested'),
    sent_to_broker: may('sent_to_broker'),
    awaiting_signature: may('awaiting_signature'),
    approved: may('approved'),
    denied: may('denied'),
    pending: may('pending'),
  };
}

/** The statuses to which these parties may move the request now. */
export function allowedFrom(
  request: AccessRequest,
  parties: readonly Party[],
  facts: RequestFacts,
): Status[] {
  const may = mayMove(request, parties, facts);
  return statuses.filter((status) => may[status] === null);
}

/** The input a dialog needs from these parties: a reason in words, and what a Pending request waits for. */
export function asksFor(
  from: Status,
  to: Status,
  parties: readonly Party[],
): { reason: boolean; pendingReasons: readonly PendingReason[] } {
  const mine = moves.filter((m) => m.from === from && m.to === to && m.by.some((p) => parties.includes(p)));
  return {
    reason: mine.some((move) => move.needs?.includes('reason-given')),
    pendingReasons: mine.flatMap((move) => move.pendingReasons ?? []),
  };
}

/** Where the system moves a request once the buyer has signed. Call it only after that signature. */
export function afterSignature(facts: RequestFacts): { to: Status; pendingReason: PendingReason | null } {
  if (!facts.ndaComplete) return { to: 'pending', pendingReason: 'countersign' };
  const lacking = facts.identityMissing || facts.fundsMissing;
  if (facts.autoApprove && !facts.blocked)
    return lacking ? { to: 'pending', pendingReason: 'buyer_info' } : { to: 'approved', pendingReason: null };
  return { to: 'pending', pendingReason: 'seller_decision' };
}

/** Why these parties cannot issue a new envelope; `null` if they can. The status does not change. */
export function reissueRefusal(request: AccessRequest, parties: readonly Party[]): RequestRefusal | null {
  if (request.status !== 'awaiting_signature') return 'invalid-transition';
  return parties.some((p) => p === 'seller' || p === 'broker' || p === 'admin') ? null : 'not-your-move';
}

function refusalOf(
  table: readonly RequestMove[],
  request: AccessRequest,
  to: Status,
  caller: Caller,
  facts: RequestFacts,
): RequestRefusal | null {
  const edges = table.filter((edge) => edge.from === request.status && edge.to === to);
  const fitting = edges.flatMap((edge) => edge.pendingReasons ?? []);
  const said = fitting.length === 1 || fitting.some((reason) => reason === caller.pendingReason);
  return moveRefusal(table, request.status, to, caller.parties, (guard) =>
    guard === 'pending-reason' ? said : holds(guard, request, to, caller, facts),
  );
}

function holds(
  guard: Exclude<Guard, 'pending-reason'>,
  request: AccessRequest,
  to: Status,
  caller: Caller,
  facts: RequestFacts,
): boolean {
  const checks: Record<Exclude<Guard, 'pending-reason'>, () => boolean> = {
    'nda-complete': () => facts.ndaComplete,
    'nda-lapsed': () => !facts.ndaComplete,
    'nda-declined': () => facts.ndaDeclined,
    'nda-expired': () => facts.ndaExpired,
    'buyer-signed': () => facts.buyerSigned,
    'auto-approve': () => facts.autoApprove,
    'return-to': () => request.returnTo === to || (to === 'requested' && brokerGone(request, facts)),
    'broker-mandated': () => facts.brokerMandated,
    'not-bought': () => request.outcome !== 'bought',
    delegated: () => facts.brokerDelegated,
    'seller-consent': () => facts.sellerConsent,
    'not-answered': () => facts.now.getTime() - request.clockFrom.getTime() >= answerTimeout,
    'listing-closed': () => !facts.listingOpen,
    'listing-open': () => facts.listingOpen,
    'no-other-open': () => !facts.otherOpenRequest,
    'identity-proven': () => !facts.identityMissing,
    'funds-proven': () => !facts.fundsMissing,
    'not-blocked': () => !facts.blocked,
    'access-ran-out': () => facts.accessRanOut,
    'reason-given': () => (caller.reason ?? '').trim() !== '',
  };
  return checks[guard]();
}

/** The broker it came from no longer acts for the listing, so it returns to the seller's side. */
function brokerGone({ returnTo }: AccessRequest, { brokerMandated }: RequestFacts): boolean {
  return returnTo === 'sent_to_broker' && !brokerMandated;
}

/** Without `closing`, no sale is known: the listing counts as withdrawn. */
function outcomeOf({ buyerId }: AccessRequest, closing: Caller['closing']): Outcome {
  return outcomeFor(buyerId, closing ?? { to: 'withdrawn', buyerId: null });
}

function saidByCaller(guard: Guard): boolean {
  return guard === 'reason-given' || guard === 'pending-reason';
}

function pendingReasonFor(move: RequestMove, caller: Caller): PendingReason | null {
  const fitting = move.pendingReasons ?? [];
  if (fitting.length === 1) return fitting[0] ?? null;
  return fitting.find((reason) => reason === caller.pendingReason) ?? null;
}
