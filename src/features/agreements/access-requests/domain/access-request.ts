import { type Closing, type Outcome, outcomeFor } from '#features/marketplace/listings/domain/outcome.ts';
import { type MoveRefusal, moveRefusal } from '#kernel/moves.ts';
import { answerTimeout } from './clock.ts';
import { type Effect, type Guard, moves, type RequestMove } from './moves.ts';
import type { Party } from './parties.ts';
import { type DenyReason, type PendingReason, type Status, statuses } from './status.ts';

/** The state of one buyer's request to see one listing's private profile. */
export type AccessRequest = {
  id: string;
  listingId: string;
  buyerId: string;
  status: Status;
  /** Starts at 1, grows by one with every move; a writer states the version that it read. */
  version: number;
  requestedAt: Date;
  lastUpdatedAt: Date;
  /** Since when it stands at its status: what it closes by is counted from here. */
  clockFrom: Date;
  /** Set while Pending: what it waits for, and the status it came from. */
  pendingReason: PendingReason | null;
  returnTo: Status | null;
  /** Set while Denied. */
  denyReason: DenyReason | null;
  /** What became of the listing while the request was open; beside the status, which stays. */
  outcome: Outcome | null;
};

/** What the guards look at, read in the same transaction as the request. */
export type RequestFacts = {
  now: Date;
  /** A valid, unexpired, fully signed NDA of the current version between this buyer and this listing. */
  ndaComplete: boolean;
  /** The buyer has signed the envelope that is open; somebody else may still have to. */
  buyerSigned: boolean;
  /** The signer said no; the envelope ran out unsigned. */
  ndaDeclined: boolean;
  ndaExpired: boolean;
  /** The seller's settings for this listing. */
  autoApprove: boolean;
  brokerDelegated: boolean;
  /** Somebody has a mandate on the listing now. */
  brokerMandated: boolean;
  /** The seller's consent to this approval, recorded by an admin. */
  sellerConsent: boolean;
  /** The listing is live or under offer. */
  listingOpen: boolean;
  /** The same buyer has another open request for the same listing. */
  otherOpenRequest: boolean;
  /** The day on which the access ends has come. */
  accessRanOut: boolean;
  /** The seller's block list meets the buyer. */
  blocked: boolean;
  /** The seller's rules ask for a proof that does not stand. */
  identityMissing: boolean;
  fundsMissing: boolean;
};

/** Who asks for a move and what they say with it. */
export type Caller = {
  parties: readonly Party[];
  pendingReason?: PendingReason | null;
  reason?: string | null;
  /** How the listing left the market, where the system moves a request for that. */
  closing?: Closing | null;
};

export type RequestRefusal = MoveRefusal<Guard>;
/** A move that was allowed, with what is to be recorded: the part in which the caller made it, what it waits for. */
export type DecidedMove = RequestMove & {
  party: Party;
  pendingReason: PendingReason | null;
  outcome: Outcome | null;
};
export type Decision = { refusal: RequestRefusal } | { refusal: null; move: DecidedMove };

/** A new request; only a buyer makes one. See `openingRefusal` for when. */
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

/** The move that takes the request to `to` for this caller now, or why there is none. */
export function decide(request: AccessRequest, to: Status, caller: Caller, facts: RequestFacts): Decision {
  const refused = refusal(request, to, caller, facts);
  if (refused !== null) return { refusal: refused };
  const move = moves.find((edge) => refusalOf([edge], request, to, caller, facts) === null);
  const party = move?.by.find((one) => caller.parties.includes(one));
  if (!move || !party) return { refusal: 'invalid-transition' };
  const outcome = move.denyReason === 'listing_closed' ? outcomeOf(request, caller.closing) : null;
  return { refusal: null, move: { ...move, party, outcome, pendingReason: pendingReasonFor(move, caller) } };
}

/** Why the caller cannot take the request to `to` now; `null` when they can. */
export function refusal(
  request: AccessRequest,
  to: Status,
  caller: Caller,
  facts: RequestFacts,
): RequestRefusal | null {
  return refusalOf(moves, request, to, caller, facts);
}

/** The request after a decided move: next version, `lastUpdatedAt` = `at`. Throws RangeError for a move from elsewhere. */
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

/**
 * The request of whoever bought, from the sale on: approved, wherever it stood, and nothing moves it any more. No move
 * of the table, since nobody decides about their access: the sale does.
 */
export function asBought(request: AccessRequest, at: Date): AccessRequest {
  const open = { status: 'approved', pendingReason: null, returnTo: null, denyReason: null } as const;
  return { ...request, ...open, outcome: 'bought', version: request.version + 1, lastUpdatedAt: at };
}

/** What a decided move does besides the change of status. */
export function effectsOf(move: RequestMove): readonly Effect[] {
  return move.effects ?? [];
}

/**
 * For a menu of all six statuses: `null` where the caller may move the request, else why not. What a dialog will
 * ask for (a reason, what it waits for) counts as given; `asksFor` tells the dialog what that is.
 */
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

/** The statuses to which these parties may take the request now: the `allowed` list of a refusal. */
export function allowedFrom(
  request: AccessRequest,
  parties: readonly Party[],
  facts: RequestFacts,
): Status[] {
  const may = mayMove(request, parties, facts);
  return statuses.filter((status) => may[status] === null);
}

/** What a dialog has to ask these parties before the move: a reason in words, and what a Pending request waits for. */
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

/** Where the system takes a request when the buyer has signed. Not to be asked before the buyer signed. */
export function afterSignature(facts: RequestFacts): { to: Status; pendingReason: PendingReason | null } {
  if (!facts.ndaComplete) return { to: 'pending', pendingReason: 'countersign' };
  const lacking = facts.identityMissing || facts.fundsMissing;
  if (facts.autoApprove && !facts.blocked)
    return lacking ? { to: 'pending', pendingReason: 'buyer_info' } : { to: 'approved', pendingReason: null };
  return { to: 'pending', pendingReason: 'seller_decision' };
}

/** Why these parties cannot have a new envelope issued; the request stays in Awaiting Signature. */
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

/** It came from a broker who acts for the listing no more: it goes back to the seller's side. */
function brokerGone({ returnTo }: AccessRequest, { brokerMandated }: RequestFacts): boolean {
  return returnTo === 'sent_to_broker' && !brokerMandated;
}

/** Who does not say how the listing was closed knows of no sale. */
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
