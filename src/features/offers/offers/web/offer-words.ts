import { noRoomYet } from '#features/deal-room/deal-rooms/domain/no-room-yet.ts';
import { type Outcome, outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import { deadlineText } from '#kit/ui/date-format.ts';
import type { OfferStatus } from '../domain/offer.ts';
import { offerStatusLabels } from '../domain/status-labels.ts';
import type { OfferView } from './queries.ts';

export type NextWords = { headline: string; sentence: string; yours: boolean };

/** The deal room of the listing as the caller finds it: `requests` are the caller's own diligence requests. */
export type RoomFacts = { open: boolean; requests: number };

/** `room`: `null` while it is not known. */
export function nextWords(offer: OfferView, room: RoomFacts | null = null): NextWords {
  if (offer.outcome) return closed(offer, offer.outcome);
  return offer.caller.includes('buyer') ? forBuyer(offer, room) : forSeller(offer, room);
}

/** Which side the price is from, since a counteroffer changes it. */
export function whosePrice({
  caller,
  status,
  termsBy,
}: Pick<OfferView, 'caller' | 'status' | 'termsBy'>): string {
  if (status === 'draft' || termsBy === null) return 'draft';
  if (status === 'accepted') return 'agreed';
  const whose = caller.includes(termsBy) ? 'your' : `${termsBy}’s`;
  return `${whose} ${termsBy === 'buyer' ? 'offer' : 'counteroffer'}`;
}

const on = (at: string | null) => (at ? deadlineText(new Date(at)) : 'it ends');

function forBuyer(
  { status, termsBy, expiresAt, exclusiveUntil }: OfferView,
  room: RoomFacts | null,
): NextWords {
  switch (status) {
    case 'draft':
      return say('You are writing this offer', 'Only you can see it until you send it.', true);
    case 'submitted':
      return say(
        'The seller has your offer',
        `It is open until ${on(expiresAt)}. You can revise or withdraw it.`,
      );
    case 'under_review':
      return say('The seller is reviewing your offer', `It is open until ${on(expiresAt)}.`);
    case 'countered':
      return say('The seller sent a counteroffer', 'Accept it, revise your offer, or withdraw.', true);
    case 'accepted':
      return say(
        termsBy === 'seller' ? 'You accepted the seller’s counteroffer' : 'Your offer was accepted',
        `${exclusiveUntil ? `The seller may not negotiate with others until ${on(exclusiveUntil)}. ` : ''}${buyersNext(room)}`,
      );
    case 'on_hold_exclusivity':
      return say(
        'Your offer is on hold',
        'The seller granted another buyer exclusivity. We’ll tell you when it ends.',
      );
    default:
      return ended(status);
  }
}

function buyersNext(room: RoomFacts | null): string {
  const purchase = 'arrange financing, and have your attorney draft the purchase agreement.';
  if (room?.open === false) return `${noRoomYet} Next: ${purchase}`;
  const ask = room?.requests === 0 ? 'send your diligence requests in the deal room, ' : '';
  return `Next: ${ask}${purchase}`;
}

function sellersNext(room: RoomFacts | null): string {
  const steps =
    room === null
      ? ''
      : room.open
        ? 'Next: answer the buyer’s diligence requests in the deal room. '
        : 'Next: open the deal room, so that the buyer can send diligence requests. ';
  return `${steps}After closing, mark the listing as sold and choose the buyer.`;
}

function forSeller(
  { status, termsBy, buyer, expiresAt, exclusiveUntil, caller, may }: OfferView,
  room: RoomFacts | null,
): NextWords {
  const yours = may.accepted === true || may.declined === true;
  const open = `It is open until ${on(expiresAt)}.`;
  const forOwner =
    caller.includes('broker') && !yours
      ? ' The owner accepts or declines it. You can counter for the owner.'
      : '';
  switch (status) {
    case 'submitted':
      return say(
        `${buyer.name} sent an offer`,
        yours ? `${open} Accept, counter or decline it.` : `${open}${forOwner}`,
        yours,
      );
    case 'under_review':
      return say(
        forOwner ? 'This offer is under review' : 'You are reviewing this offer',
        `${open}${forOwner}`,
        yours,
      );
    case 'countered':
      return say(
        `The buyer has ${caller.includes('seller') ? 'your' : 'the'} counteroffer`,
        `${open} Until the buyer answers, you can change or withdraw it.`,
      );
    case 'accepted':
      return say(
        termsBy === 'seller'
          ? `${buyer.name} accepted ${caller.includes('seller') ? 'your' : 'the'} counteroffer`
          : 'This offer is accepted',
        `${exclusiveUntil ? `${caller.includes('seller') ? 'You' : 'The owner'} may not negotiate with others until ${on(exclusiveUntil)}. ` : ''}${sellersNext(room)}`,
      );
    case 'on_hold_exclusivity':
      return say(
        'This offer is on hold',
        `${caller.includes('seller') ? 'You' : 'The owner'} accepted another offer that is still exclusive.`,
      );
    default:
      return ended(status);
  }
}

function closed({ caller, buyer, status }: OfferView, outcome: Outcome): NextWords {
  const mine = caller.includes('buyer');
  const sentences: Record<Exclude<Outcome, 'bought'>, string> = {
    sold_to_another: 'The seller sold the business to another buyer.',
    sold: 'The seller sold the business.',
    withdrawn: 'The owner took the listing off the market.',
  };
  if (outcome === 'bought')
    return say(
      mine ? 'You bought this business' : `${buyer.name} bought this business`,
      status === 'accepted'
        ? 'The sale was recorded with the terms of this offer.'
        : 'The sale was recorded without an accepted offer, so this one ended.',
    );
  const left = mine ? ' Your offer ended with it.' : ' This offer ended with it.';
  return say(outcomeLabels[outcome], `${sentences[outcome]}${left}`);
}

/** How the listing ended. A buyer did not buy through an offer that was not accepted. */
export function offerOutcome(status: OfferStatus, outcome: Outcome, caller: OfferView['caller']): string {
  if (outcome !== 'bought') return outcomeLabels[outcome];
  const verb = caller.includes('buyer') ? 'Bought' : 'Sold';
  return status === 'accepted' ? verb : `${verb} without this offer`;
}

function ended(status: OfferStatus): NextWords {
  return say(
    status === 'expired' ? 'This offer expired' : `This offer was ${offerStatusLabels[status].toLowerCase()}`,
    'There is nothing left to do.',
  );
}

function say(headline: string, sentence: string, yours = false): NextWords {
  return { headline, sentence, yours };
}
