import { type Outcome, outcomeLabels } from '#features/listings/domain/outcome.ts';
import { dayText } from '#web/ui/date-format.ts';
import type { OfferStatus } from '../domain/offer.ts';
import type { OfferView } from './queries.ts';

export type NextWords = { headline: string; sentence: string; yours: boolean };

/** Where an offer stands and what comes next, to whoever reads it. */
export function nextWords(offer: OfferView): NextWords {
  if (offer.outcome) return closed(offer, offer.outcome);
  return offer.asker.includes('buyer') ? forBuyer(offer) : forSeller(offer);
}

const on = (at: string | null) => (at ? dayText(new Date(at)) : 'its end');

function forBuyer({ status, termsBy, expiresAt, exclusiveUntil }: OfferView): NextWords {
  switch (status) {
    case 'Draft':
      return say('You are writing this offer', 'Nobody else sees it until you send it.', true);
    case 'Submitted':
      return say(
        'The seller has your offer',
        `It stands until ${on(expiresAt)}. You can revise or withdraw it.`,
      );
    case 'Under Review':
      return say('The seller is looking at your offer', `It stands until ${on(expiresAt)}.`);
    case 'Countered':
      return say(
        'The seller answered with other terms',
        'Accept them, send new terms of yours, or withdraw.',
        true,
      );
    case 'Accepted':
      return say(
        termsBy === 'seller' ? 'You accepted the seller’s counter' : 'Your offer was accepted',
        exclusiveUntil
          ? `The seller talks to nobody else until ${on(exclusiveUntil)}.`
          : 'The next steps are due diligence and the purchase agreement.',
      );
    case 'On hold: exclusivity':
      return say(
        'Your offer is on hold',
        'The seller has agreed to talk to another buyer only. You are told when that is over.',
      );
    default:
      return ended(status);
  }
}

const afterwards = 'Once the business is sold, mark the listing as sold and say who bought it.';

function forSeller({ status, termsBy, buyer, expiresAt, exclusiveUntil, asker, may }: OfferView): NextWords {
  const yours = may.Accepted === true || may.Declined === true;
  switch (status) {
    case 'Submitted':
      return say(
        `${buyer.name} has sent an offer`,
        `It stands until ${on(expiresAt)}. Accept, counter or decline it.`,
        yours,
      );
    case 'Under Review':
      return say('You are looking at this offer', `It stands until ${on(expiresAt)}.`, yours);
    case 'Countered':
      return say('Your counter is with the buyer', `It stands until ${on(expiresAt)}.`);
    case 'Accepted':
      return say(
        termsBy === 'seller'
          ? `${buyer.name} accepted ${asker.includes('seller') ? 'your' : 'the'} counter`
          : 'This offer is accepted',
        exclusiveUntil ? `You talk to nobody else until ${on(exclusiveUntil)}. ${afterwards}` : afterwards,
      );
    case 'On hold: exclusivity':
      return say('This offer is on hold', 'You accepted another one, whose exclusivity still runs.');
    default:
      return ended(status);
  }
}

/** The listing was sold or withdrawn while the offer was open: what happened, which stays so. */
function closed({ asker, buyer, status }: OfferView, outcome: Outcome): NextWords {
  const mine = asker.includes('buyer');
  const sentences: Record<Exclude<Outcome, 'BOUGHT'>, string> = {
    SOLD_TO_ANOTHER: 'The seller sold the business to another buyer.',
    SOLD: 'The seller sold the business.',
    WITHDRAWN: 'The owner took the listing off the market.',
  };
  if (outcome === 'BOUGHT')
    return say(
      mine ? 'You bought this business' : `${buyer.name} bought this business`,
      status === 'Accepted'
        ? 'The sale was recorded with the terms of this offer. It stays here as it is.'
        : 'The sale was recorded without an accepted offer. This offer ended with it.',
    );
  const left = mine ? ' Your offer ended with it.' : ' This offer ended with it.';
  return say(outcomeLabels[outcome], `${sentences[outcome]}${left}`);
}

/** What became of the listing while the offer was open. One that was not accepted is not what its buyer bought through. */
export function offerOutcome(status: OfferStatus, outcome: Outcome): string {
  return outcome === 'BOUGHT' && status !== 'Accepted' ? 'Bought without this offer' : outcomeLabels[outcome];
}

function ended(status: string): NextWords {
  return say(`This offer is over: ${status.toLowerCase()}`, 'Nothing more happens with it.');
}

function say(headline: string, sentence: string, yours = false): NextWords {
  return { headline, sentence, yours };
}
