import { type Outcome, outcomeLabels } from '#features/listings/domain/outcome.ts';
import { days } from '#kernel/instant.ts';
import { dayText } from '#web/ui/date-format.ts';
import { answerTimeout } from '../domain/clock.ts';
import { coolingOff, mayAskAgainAt } from '../domain/opening.ts';
import { denyWords, pendingWords } from '../domain/reason-words.ts';
import { type DenyReason, denyReasons, type PendingReason, pendingReasons } from '../domain/status.ts';
import type { RequestView } from './queries.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** What happens next, and who acts. */
export type NextStep = { headline: string; sentence: string };

/** In plain words, for this reader. */
export function nextStep(request: RequestView): NextStep {
  const viewer = viewerOf(request);
  if (request.outcome) return closed(request, request.outcome, viewer);
  switch (request.status) {
    case 'Requested':
      return requested(request, viewer);
    case 'Sent to Broker':
      return sentToBroker(request, viewer);
    case 'Awaiting Signature':
      return awaiting(request, viewer);
    case 'Pending':
      return pending(request, viewer);
    case 'Approved':
      return approved(request, viewer);
    case 'Denied':
      return denied(request, viewer);
  }
}

function requested({ buyer }: RequestView, viewer: Viewer): NextStep {
  if (viewer === 'buyer') {
    return {
      headline: "The seller's side has your request",
      sentence: 'They send you the NDA or turn the request down. You get an email either way.',
    };
  }
  return {
    headline: `${buyer.name} asks for access`,
    sentence:
      viewer === 'seller' || viewer === 'broker'
        ? 'Send the NDA, or turn the request down. The NDA opens nothing by itself: the seller decides again once it is signed.'
        : "Route the request: send it to the broker, or send the NDA. The decision on access is the seller's.",
  };
}

function sentToBroker(request: RequestView, viewer: Viewer): NextStep {
  const { brokers, brokered } = request;
  if (viewer === 'buyer' && !brokered) return requested(request, viewer);
  if (viewer === 'buyer') {
    return {
      headline: 'A broker looks at your request',
      sentence: 'The broker for this listing sends you the NDA or turns the request down.',
    };
  }
  const names = brokers.map((broker) => broker.name).join(', ');
  if (viewer === 'broker') {
    return {
      headline: 'This request waits for you',
      sentence: 'Look at the buyer, then send the NDA or turn the request down.',
    };
  }
  return {
    headline: names ? `With the broker: ${names}` : 'Sent to the broker',
    sentence: names
      ? 'The broker sends the NDA or turns the request down. The seller can do so too.'
      : 'No broker has a mandate on this listing now, so the seller has to send the NDA or turn the request down.',
  };
}

function awaiting({ nda, buyer }: RequestView, viewer: Viewer): NextStep {
  const until = nda ? ` until ${dayText(new Date(nda.expiresAt))}` : '';
  if (viewer === 'buyer') {
    return {
      headline: 'Read and sign the NDA',
      sentence: `It can be signed${until}. After that the request ends by itself.`,
    };
  }
  return {
    headline: `Waiting for ${buyer.name} to sign`,
    sentence: `The NDA can be signed${until}. If it is not, the request ends by itself.`,
  };
}

const timeout = `Without a decision in ${answerTimeout / days} days the request ends by itself.`;

function pending(request: RequestView, viewer: Viewer): NextStep {
  const reason = pendingReasonOf(request);
  const words = reason ? pendingWords[reason] : 'On hold';
  const sentences: Record<PendingReason, Record<'buyer' | 'others', string>> = {
    SELLER_DECISION: {
      buyer: `The seller decides whether you see who the business is. ${timeout}`,
      others: `The seller approves or denies. ${timeout}`,
    },
    BUYER_INFO: {
      buyer:
        request.missingProofs.length > 0
          ? `The seller lets in who proved their ${request.missingProofs.join(' and ')}. Hand a proof in; the seller's side learns when it is verified.`
          : "The seller's side wants to know more about you first. Watch your email.",
      others: `Get in touch with ${request.buyer.name}, then take the request up again or turn it down.`,
    },
    COUNTERSIGN: {
      buyer: 'Your signature is in. Another one is still missing.',
      others: 'The buyer has signed; another signature is still missing.',
    },
    COMPLIANCE: {
      buyer: 'Something is being checked. Until then nothing opens.',
      others: 'Something is being checked. Take the request up again, approve it or turn it down.',
    },
  };
  const decides = reason === 'SELLER_DECISION' && viewer === 'seller';
  const asked = reason === 'BUYER_INFO' && viewer === 'buyer';
  return {
    headline: decides ? 'The NDA is signed: you decide' : asked ? 'More is asked of you' : words,
    sentence: reason ? sentences[reason][viewer === 'buyer' ? 'buyer' : 'others'] : '',
  };
}

function approved({ buyer }: RequestView, viewer: Viewer): NextStep {
  if (viewer === 'buyer') {
    return {
      headline: 'You have access',
      sentence:
        'You see who the business is, how to reach its owner and the exact figures. All of it is confidential under the NDA that you signed.',
    };
  }
  return {
    headline: `${buyer.name} has access`,
    sentence: 'They see the private profile. Access can be revoked at any time and ends at their next click.',
  };
}

/** What a buyer did themselves. */
const ownEndings: Partial<Record<DenyReason, string>> = {
  DECLINED: 'You declined to sign the NDA',
  WITHDRAWN: 'You withdrew your request',
  LEFT: 'You gave up access',
};

function denied(request: RequestView, viewer: Viewer): NextStep {
  const reason = denyReasonOf(request);
  const mine = viewer === 'buyer' && reason ? ownEndings[reason] : undefined;
  const headline = mine ?? (reason ? denyWords[reason] : 'This request has ended');
  const again = dayText(mayAskAgainAt(new Date(request.lastUpdatedAt)));
  if (viewer === 'buyer') {
    return {
      headline,
      sentence: `You can ask for access again from ${again}, ${coolingOff / days} days after this request ended.`,
    };
  }
  return {
    headline,
    sentence: `The buyer can ask again from ${again}. An admin can reopen the request before.`,
  };
}

/** The listing was sold or withdrawn while the request was open: what happened, which stays so. */
function closed({ buyer, status }: RequestView, outcome: Outcome, viewer: Viewer): NextStep {
  const mine = viewer === 'buyer';
  if (outcome === 'BOUGHT') {
    const kept = status === 'Approved';
    return {
      headline: mine ? 'You bought this business' : `${buyer.name} bought this business`,
      sentence: mine
        ? `The listing, your offers and your signed NDA stay here for you${kept ? ', and so does what was open to you' : ''}.`
        : 'They keep what was open to them at the sale. Nothing changes here any more.',
    };
  }
  const sentences: Record<Exclude<Outcome, 'BOUGHT'>, string> = {
    SOLD_TO_ANOTHER: 'The seller sold the business to another buyer, so your request ended.',
    SOLD: 'The seller sold the business, so your request ended.',
    WITHDRAWN: 'The owner took the listing off the market, so your request ended.',
  };
  const nda = 'An NDA that you signed stays in force until it expires.';
  return {
    headline: outcomeLabels[outcome],
    sentence: mine
      ? `${sentences[outcome]} ${nda}`
      : 'The request ended with the listing. Nothing is left to do.',
  };
}

/** The contract sends text: what is not one of ours says nothing. */
export function pendingReasonOf({ pendingReason }: RequestView): PendingReason | null {
  return pendingReasons.find((known) => known === pendingReason) ?? null;
}

export function denyReasonOf({ denyReason }: RequestView): DenyReason | null {
  return denyReasons.find((known) => known === denyReason) ?? null;
}
