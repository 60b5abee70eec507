import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import { days } from '#kernel/instant.ts';
import { coolingOff } from './opening.ts';
import type { Party } from './parties.ts';
import type { DenyReason, PendingReason, Status } from './status.ts';

export type TakenMove = {
  from: Status;
  status: Status;
  party: Party;
  pendingReason: PendingReason | null;
  denyReason: DenyReason | null;
  outcome: Outcome | null;
  accessUntil: Date | null;
  decideBy: Date | null;
};
/** A mail's subject and lines; they never name a person or a business. */
export type News = { words: string; lines: readonly string[] };

const keepsBinding = 'An NDA that you signed stays in force until it expires.';
const again = `You can request access again ${coolingOff / days} days after the request ended.`;

/** The buyer's notification; `null` for none. An NDA to sign has its own mail. */
export function newsForBuyer(move: TakenMove): News | null {
  const { from, status, party, pendingReason, denyReason, outcome, accessUntil } = move;
  if (outcome) return closedForBuyer(outcome);
  if (status === 'approved')
    return news(
      'You have access',
      `Your request was approved. The full profile is open to you ${accessUntil ? `until ${easternMinute(accessUntil)}` : 'now'}: the business’s name, address and exact figures.`,
      'Everything in it is confidential under the NDA that you signed.',
    );
  if (status === 'pending' && from === 'approved')
    return news(
      'Your access is on hold',
      'The seller put your access on hold while something is checked. You will be told when it opens again.',
    );
  if (status === 'pending' && pendingReason) return heldForBuyer(pendingReason, move);
  if (status === 'denied' && denyReason && party !== 'buyer') return endedForBuyer(denyReason);
  return null;
}

function heldForBuyer(reason: PendingReason, { decideBy }: TakenMove): News | null {
  const by = decideBy ? ` by ${easternMinute(decideBy)}` : '';
  if (reason === 'seller_decision') return null;
  if (reason === 'countersign')
    return news(
      'Your signature is in',
      `The seller still has to countersign the NDA${by}. You will be told when they have.`,
    );
  if (reason === 'buyer_info')
    return news(
      'The seller asks you for more information',
      `Your request is on hold until the seller knows more about you. Add what is missing${by}, or the request ends.`,
      'Your request page says what is missing.',
    );
  return news(
    'Your request is on hold',
    'Something is being checked. You will be told when the check is done.',
  );
}

function endedForBuyer(reason: DenyReason): News {
  const sentences: Record<DenyReason, string> = {
    declined: 'You declined to sign the NDA, so your request ended.',
    refused: 'The seller’s side declined your request.',
    withdrawn: 'You withdrew your request.',
    revoked: `The seller ended your access. ${keepsBinding}`,
    expired: 'Your request expired before the NDA was signed or a decision was made.',
    left: `You gave up your access. ${keepsBinding}`,
    ran_out: `The last day of your access has passed. ${keepsBinding}`,
    unanswered: 'The seller’s side did not answer in time, so your request ended.',
    listing_closed: 'The listing was closed, so your request ended.',
  };
  const lost = reason === 'revoked' || reason === 'ran_out' || reason === 'left';
  return news(lost ? 'Your access has ended' : 'Your request has ended', sentences[reason], again);
}

function closedForBuyer(outcome: Outcome): News {
  if (outcome === 'bought')
    return news(
      'You bought the business',
      'The seller recorded the sale to you. What was open to you stays open: the listing, your request and your offers, your signed NDA, and the deal room.',
      'Download what you need for closing and keep it in a safe place.',
    );
  if (outcome === 'withdrawn')
    return news(
      'The listing was withdrawn',
      'The seller took the listing off the market, so your request ended, and with it any offer that you had open.',
      keepsBinding,
    );
  return news(
    'The business was sold',
    outcome === 'sold_to_another'
      ? 'The seller sold the business to another buyer, so your request ended, and with it any offer that you had open.'
      : 'The seller sold the business, so your request ended, and with it any offer that you had open.',
    keepsBinding,
  );
}

/** The owner's notification of a move by someone else; `null` for none. */
export function newsForOwner(move: TakenMove): News | null {
  const { status, party, denyReason, outcome } = move;
  // The owner closed the listing, or is notified of its closing separately.
  if (outcome || party === 'seller') return null;
  if (party === 'broker' || party === 'admin') return byOthers(move, party);
  if (status === 'approved' && party === 'system')
    return news(
      'A buyer was approved by your rules',
      'The buyer signed the NDA and met your rules, so the full profile opened to them.',
      'You can change or end their access at any time.',
    );
  if (status === 'denied' && denyReason && denyReason !== 'refused' && denyReason !== 'revoked')
    return endedForOwner(denyReason);
  return null;
}

/** What the owner's mail adds to the buyer's signature; `null` if nothing changes for the owner yet. */
export function signatureNews(move: Pick<TakenMove, 'status' | 'pendingReason' | 'decideBy'>): News | null {
  const { status, pendingReason, decideBy } = move;
  const by = decideBy ? ` Decide by ${easternMinute(decideBy)}, or the request ends.` : '';
  if (status === 'pending' && pendingReason === 'seller_decision')
    return news(
      'A buyer signed the NDA and is waiting for your decision',
      `Approve the request to open the full profile to them, or decline it.${by}`,
    );
  if (status === 'approved')
    return news(
      'A buyer signed the NDA and was approved by your rules',
      'They met your rules, so the full profile opened to them. You can change or end their access at any time.',
    );
  return null;
}

/** The same for a broker who acts for the listing. */
export function signatureNewsForBroker(move: Pick<TakenMove, 'status' | 'pendingReason' | 'decideBy'>): News {
  const { status, pendingReason, decideBy } = move;
  const by = decideBy ? ` Without a decision by ${easternMinute(decideBy)}, the request ends.` : '';
  const next: Partial<Record<PendingReason, string>> = {
    seller_decision: `The request waits for approval by the owner, or by you if your engagement includes approvals.${by}`,
    countersign: 'It takes effect once the owner has countersigned it.',
    buyer_info: 'The request waits for the buyer’s verification.',
  };
  const approved = 'They met the owner’s rules, so the full profile opened to them.';
  const line = status === 'approved' ? approved : pendingReason && next[pendingReason];
  return news('A buyer signed the NDA for a listing that you represent', ...(line ? [line] : []));
}

function endedForOwner(reason: DenyReason): News {
  const sentences: Partial<Record<DenyReason, string>> = {
    declined: 'The buyer declined to sign the NDA.',
    withdrawn: 'The buyer withdrew the request.',
    expired: 'It expired before the NDA was signed or a decision was made.',
    left: 'The buyer gave up their access.',
    ran_out: 'The last day of the buyer’s access has passed.',
    unanswered: 'No one on your side answered it in time.',
  };
  return news(
    'A request for your listing has ended',
    sentences[reason] ?? 'The request ended.',
    'There is nothing left for you to do.',
  );
}

/** The owner is notified immediately of what others do on their behalf. */
function byOthers({ from, status, pendingReason }: TakenMove, party: 'broker' | 'admin'): News {
  const who = party === 'broker' ? 'Your broker' : 'Our team';
  const offHold = `${who} took a request off hold`;
  const acts: Record<Status, [words: string, line: string]> = {
    requested: [offHold, 'The request is back with your side. Send the NDA or decline it.'],
    sent_to_broker: [
      from === 'pending' ? offHold : `${who} sent a request to your broker`,
      'Your broker screens the buyer.',
    ],
    awaiting_signature: [
      `${who} sent an NDA to a buyer`,
      'The buyer can read and sign it now. Nothing opens before the request is approved.',
    ],
    pending: [`${who} put a request on hold`, holdWords[pendingReason ?? 'compliance']],
    approved: [
      `${who} approved a buyer`,
      'The full profile is open to the buyer now. You can change or end their access at any time.',
    ],
    denied: [
      from === 'approved' ? `${who} ended a buyer’s access` : `${who} declined a request`,
      'The buyer was told, without a reason.',
    ],
  };
  return news(...acts[status], rightOf[party]);
}

const holdWords: Record<PendingReason, string> = {
  seller_decision: 'It is waiting for your side’s decision.',
  buyer_info: 'It is waiting for more information from the buyer, who was told.',
  countersign: 'It is waiting for the countersignature.',
  compliance: 'Something is being checked. The buyer was told.',
};

const rightOf = {
  broker: 'You authorized your broker to represent you on this listing. You can end that at any time.',
  admin: 'Our team moves requests along. Only you, or those you authorize, approve buyers.',
} as const;

function news(words: string, ...lines: string[]): News {
  return { words, lines };
}
