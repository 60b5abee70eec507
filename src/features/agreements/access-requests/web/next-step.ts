import { type Outcome, outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import { days } from '#kernel/instant.ts';
import { dayText } from '#kit/ui/date-format.ts';
import { answerTimeout } from '../domain/clock.ts';
import { coolingOff, mayAskAgainAt } from '../domain/opening.ts';
import { denyWords, pendingWords } from '../domain/reason-words.ts';
import { type DenyReason, denyReasons, type PendingReason, pendingReasons } from '../domain/status.ts';
import type { RequestView } from './queries.ts';
import { type Viewer, viewerOf } from './viewer.ts';

export type NextStep = { headline: string; sentence: string };

export function nextStep(request: RequestView): NextStep {
  const viewer = viewerOf(request);
  if (request.outcome) return closed(request, request.outcome, viewer);
  switch (request.status) {
    case 'requested':
      return requested(request, viewer);
    case 'sent_to_broker':
      return sentToBroker(request, viewer);
    case 'awaiting_signature':
      return awaiting(request, viewer);
    case 'pending':
      return pending(request, viewer);
    case 'approved':
      return approved(request, viewer);
    case 'denied':
      return denied(request, viewer);
  }
}

function requested({ buyer, brokers }: RequestView, viewer: Viewer): NextStep {
  if (viewer === 'buyer') {
    return {
      headline: 'The seller’s side has your request',
      sentence: 'They will send you the NDA or decline the request. You’ll get an email either way.',
    };
  }
  return {
    headline: `${buyer.name} requested access`,
    sentence:
      viewer === 'seller'
        ? 'Send the NDA or decline the request. The NDA does not say who you are. Once it is signed, you decide on access.'
        : viewer === 'broker'
          ? 'Send the NDA or decline the request. The NDA does not say who the seller is. Once it is signed, the seller decides on access, or you if your engagement includes approvals.'
          : brokers.length > 0
            ? 'Send the request to the broker, or send the NDA. The seller decides on access.'
            : 'Send the NDA or decline the request. No broker acts for this listing. The seller decides on access.',
  };
}

function sentToBroker(request: RequestView, viewer: Viewer): NextStep {
  const { brokers, brokered } = request;
  if (viewer === 'buyer' && !brokered) return requested(request, viewer);
  if (viewer === 'buyer') {
    return {
      headline: 'A broker is reviewing your request',
      sentence: 'The broker for this listing will send you the NDA or decline the request.',
    };
  }
  const names = namesOf(brokers);
  if (viewer === 'broker') {
    return {
      headline: 'This request is waiting for you',
      sentence: 'Review the buyer, then send the NDA or decline the request.',
    };
  }
  return {
    headline: names ? `With the broker: ${names}` : 'Sent to the broker',
    sentence: names
      ? 'The broker or the seller can send the NDA or decline the request.'
      : 'No broker represents this listing now, so the seller has to send the NDA or decline the request.',
  };
}

const namesOf = (brokers: RequestView['brokers']) => brokers.map(({ name }) => name).join(', ');

function awaiting({ nda, buyer }: RequestView, viewer: Viewer): NextStep {
  const until = nda ? ` until ${dayText(new Date(nda.expiresAt))}` : '';
  if (viewer === 'buyer') {
    const after = 'After that your request expires.';
    return nda?.takesPassport
      ? {
          headline: 'Sign the NDA, or join with your passport',
          sentence: `This seller accepts NDA passports. You can join or sign${until}. ${after}`,
        }
      : { headline: 'Read and sign the NDA', sentence: `You can sign it${until}. ${after}` };
  }
  return {
    headline: `Waiting for ${buyer.name} to sign`,
    sentence: `The NDA can be signed${until}. After that the request expires.`,
  };
}

const timeout = `Without a decision, the request expires in ${answerTimeout / days} days.`;

function pending(request: RequestView, viewer: Viewer): NextStep {
  const reason = pendingReasonOf(request);
  const mine = viewer === 'buyer' && request.proofsUnderReview;
  const decides = decidesNow(request);
  const words = mine ? 'Your documents are under review' : reason ? pendingWords[reason] : 'On hold';
  const sentences: Record<PendingReason, Record<'buyer' | 'others', string>> = {
    seller_decision: {
      buyer: `The seller decides whether to show you the business. ${timeout}`,
      others: `${decides ? 'Approve or decline the buyer.' : 'The seller approves or declines.'} ${timeout}`,
    },
    buyer_info: {
      buyer: request.proofsUnderReview
        ? 'Your documents are being reviewed. There is nothing for you to do: you will be told when they are verified.'
        : request.missingProofs.length > 0
          ? `The seller asks for verification of your ${request.missingProofs.join(' and ')}. Upload a document; the seller is told when it is verified.`
          : 'The seller wants to know more about you first. Watch your email.',
      others: `Contact ${request.buyer.name}, then take the request off hold or decline it.`,
    },
    countersign: {
      buyer: 'You have signed. The NDA still needs the seller’s countersignature.',
      others: 'The buyer has signed. The NDA still needs a countersignature.',
    },
    compliance: {
      buyer: 'Something is being checked. Nothing opens until then.',
      others: 'Something is being checked. Take the request off hold, approve it or decline it.',
    },
  };
  const asked = reason === 'buyer_info' && viewer === 'buyer' && !request.proofsUnderReview;
  return {
    headline: decides
      ? `Decide on access for ${request.buyer.name}, who signed the NDA`
      : asked
        ? 'The seller needs more from you'
        : words,
    sentence: reason ? sentences[reason][viewer === 'buyer' ? 'buyer' : 'others'] : '',
  };
}

/** The seller, or a broker whose engagement includes approvals. */
export function decidesNow(request: RequestView): boolean {
  const viewer = viewerOf(request);
  return (
    pendingReasonOf(request) === 'seller_decision' &&
    (viewer === 'seller' || (viewer === 'broker' && request.may.approved === true))
  );
}

function approved({ buyer, brokers }: RequestView, viewer: Viewer): NextStep {
  if (viewer === 'buyer') {
    return {
      headline: 'You have access',
      sentence: `You can see the business, its owner’s contact details and its exact figures. All of it is confidential under the NDA you signed.${brokers.length > 0 ? ` The owner is represented by ${namesOf(brokers)}.` : ''}`,
    };
  }
  return {
    headline: `${buyer.name} has access`,
    sentence: `${viewer === 'seller' ? 'You' : 'The seller'} can revoke access at any time, effective immediately.`,
  };
}

const ownEndings: Partial<Record<DenyReason, string>> = {
  declined: 'You declined to sign the NDA',
  withdrawn: 'You withdrew your request',
  left: 'You gave up access',
};

function denied(request: RequestView, viewer: Viewer): NextStep {
  const reason = denyReasonOf(request);
  const mine = viewer === 'buyer' && reason ? ownEndings[reason] : undefined;
  const headline = mine ?? (reason ? denyWords[reason] : 'This request has ended');
  const again = dayText(mayAskAgainAt(new Date(request.lastUpdatedAt)));
  if (viewer === 'buyer') {
    return {
      headline,
      sentence: `You can request access again from ${again}, ${coolingOff / days} days after this request ended.`,
    };
  }
  return {
    headline,
    sentence: `The buyer can request access again from ${again}. An admin can reopen this request sooner.`,
  };
}

function closed({ buyer, status }: RequestView, outcome: Outcome, viewer: Viewer): NextStep {
  const mine = viewer === 'buyer';
  if (outcome === 'bought') {
    const kept = status === 'approved';
    return {
      headline: mine ? 'You bought this business' : `${buyer.name} bought this business`,
      sentence: mine
        ? `You keep the listing, your offers and your signed NDA${kept ? ', and everything you had access to' : ''}.`
        : 'They keep the access that they had at the sale.',
    };
  }
  const sentences: Record<Exclude<Outcome, 'bought'>, string> = {
    sold_to_another: 'The seller sold the business to another buyer, so your request ended.',
    sold: 'The seller sold the business, so your request ended.',
    withdrawn: 'The owner took the listing off the market, so your request ended.',
  };
  const nda = 'An NDA that you signed stays in force until it expires.';
  return {
    headline: outcomeLabels[outcome],
    sentence: mine
      ? `${sentences[outcome]} ${nda}`
      : 'The request ended with the listing. There is nothing left to do.',
  };
}

/** The contract sends a plain string; an unknown value counts as none. */
export function pendingReasonOf({ pendingReason }: RequestView): PendingReason | null {
  return pendingReasons.find((known) => known === pendingReason) ?? null;
}

export function denyReasonOf({ denyReason }: RequestView): DenyReason | null {
  return denyReasons.find((known) => known === denyReason) ?? null;
}
