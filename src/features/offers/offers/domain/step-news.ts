import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import { type OfferParty, type OfferStatus, withdrawsCounter } from './offer.ts';
import type { OfferKind } from './terms.ts';

export type TakenStep = {
  kind: OfferKind;
  from: OfferStatus;
  to: OfferStatus;
  party: OfferParty;
  outcome: Outcome | null;
  revised: boolean;
  expiresAt: Date | null;
  exclusiveUntil: Date | null;
};
/** `broker`: one who may see offers. They are told what the owner is told, in words of their own, and of two steps of the owner. */
export type Side = 'buyer' | 'seller' | 'broker';
/** Subject and text of a notification. Contains no names of persons or businesses and no amounts. */
export type News = { words: string; lines: readonly string[] };

const names: Record<OfferKind, { a: string; plain: string }> = {
  indication: { a: 'an indication of interest', plain: 'indication of interest' },
  loi: { a: 'a letter of intent', plain: 'letter of intent' },
};

/** `null` if the side is not notified. */
export function newsOf(step: TakenStep, side: Side): News | null {
  if (step.outcome) return closedNews(step, step.outcome, side);
  if (side === 'buyer') return forBuyer(step);
  return forSellersSide(step, side) ?? (side === 'broker' ? ofOwner(step) : null);
}

type Addressed = Record<'owner' | 'listing' | 'counter' | 'broker' | 'answer' | 'change' | 'sold', string>;

/** How each reader on the seller's side is addressed. A broker is only told of the steps of another one. */
const addressed: Record<'seller' | 'broker', Addressed> = {
  seller: {
    owner: 'you',
    listing: 'your listing',
    counter: 'your counteroffer',
    broker: 'Your broker',
    answer: 'You can accept it, counter or decline.',
    change: 'Read them on the offer page. Until the buyer answers, you can change or withdraw them.',
    sold: 'Once the sale has closed, mark the listing as sold.',
  },
  broker: {
    owner: 'the owner',
    listing: 'a listing that you represent',
    counter: 'the owner’s counteroffer',
    broker: 'Another broker of this listing',
    answer: 'The owner accepts or declines it. You can counter for the owner.',
    change:
      'Read them on the offer page. Until the buyer answers, the owner and each broker who may counter can change or withdraw them.',
    sold: 'Once the sale has closed, the owner marks the listing as sold.',
  },
};

function forSellersSide(step: TakenStep, reader: 'seller' | 'broker'): News | null {
  const { kind, from, to, party, revised } = step;
  const { a, plain } = names[kind];
  const { listing, counter, ...said } = addressed[reader];
  const answer = `${until(step)} ${said.answer}`;
  if (to === 'submitted' && party === 'buyer')
    return revised
      ? news(`A buyer revised an offer for ${listing}`, `The buyer sent new terms in ${a}.`, answer)
      : news(`A buyer sent an offer for ${listing}`, `The buyer sent ${a}.`, answer);
  if (to === 'accepted' && party === 'buyer')
    return news(
      `The buyer accepted ${counter}`,
      `The buyer accepted the terms of ${counter} to their ${plain}.${exclusivity(step, reader)}`,
      `${opened(kind, 'the buyer')}Due diligence and the purchase agreement come next. ${said.sold}`,
    );
  if (to === 'withdrawn' && party === 'buyer')
    return from === 'accepted'
      ? news(
          'A buyer withdrew from an accepted offer',
          `The buyer withdrew their ${plain} after it was accepted. The offer page shows the reason.`,
          'Offers that were on hold for this one are open again, and their buyers were told. If the public card says “Under offer”, set it back to for sale on the offer page.',
        )
      : news(`A buyer withdrew an offer for ${listing}`, `The buyer withdrew their ${plain}.`, none);
  if (to === 'expired')
    return news(
      `An offer for ${listing} expired`,
      `The buyer’s ${plain} expired${from === 'countered' ? ` before the buyer answered ${counter}` : ' without an answer'}.`,
      'The buyer can send another one while they have access.',
    );
  if (party === 'broker' && withdrawsCounter(from, to))
    return news(
      `${said.broker} withdrew ${counter}`,
      `${said.broker} took back ${counter} to a buyer’s ${plain}. The buyer’s own terms apply again, and the buyer was told so.`,
      answer,
    );
  if (party === 'broker' && to === 'countered')
    return news(
      from === 'countered'
        ? `${said.broker} changed ${counter}`
        : `${said.broker} sent a counteroffer for ${said.owner}`,
      `${said.broker} stated that ${said.owner} agreed to these terms, and sent them to the buyer in answer to a ${plain}. The buyer can accept them from now on.`,
      `${until(step)} ${said.change}`,
    );
  if (party === 'broker' && to === 'under_review')
    return news(
      `${said.broker} is reviewing an offer`,
      `${said.broker} marked a buyer’s ${plain} as under review. The buyer was told so.`,
      answer,
    );
  return null;
}

/** For brokers: what the owner decided. */
function ofOwner(step: TakenStep): News | null {
  const { kind, from, to, party } = step;
  const { plain } = names[kind];
  if (party !== 'seller') return null;
  if (to === 'accepted')
    return news(
      'The owner accepted an offer for a listing that you represent',
      `The owner accepted a buyer’s ${plain}.${exclusivity(step, 'broker')}`,
      'The public card does not change by itself: agree with the owner whether it says “Under offer” or stays for sale. Each of you can decide it on the offer page, and the other is told.',
    );
  return from === 'accepted'
    ? news(
        'The owner ended an accepted offer',
        `The owner withdrew their acceptance of a buyer’s ${plain}. The offer page shows the reason.`,
        'Offers that were on hold for this one are open again. If the public card says “Under offer”, set it back on the offer page.',
      )
    : null;
}

/** An accepted letter of intent opens the next stage to its buyer. */
const opened = (kind: OfferKind, reader: string) =>
  kind === 'loi'
    ? `This opens the ${stageWords.S4.name} level to ${reader}: its documents in the deal room, once they are published. `
    : '';

function forBuyer(step: TakenStep): News | null {
  const { kind, from, to, party } = step;
  const { plain } = names[kind];
  if (party === 'buyer') return null;
  const released = from === 'on_hold_exclusivity' && party === 'system';
  if (withdrawsCounter(from, to))
    return news(
      'The seller withdrew their counteroffer',
      `The seller took back the counteroffer to your ${plain}, so it can no longer be accepted. Your own terms apply again.`,
      `${until(step)} You can revise or withdraw it.`,
    );
  if (from === 'countered' && to === 'countered')
    return news(
      'The seller changed their counteroffer',
      `The seller sent other terms${through(step)} in place of the counteroffer to your ${plain}. Only the new ones can be accepted. The offer page shows what changed.`,
      `${until(step)} You can accept it, send new terms or withdraw.`,
    );
  if (to === 'under_review' && !released)
    return news(
      'Your offer is under review',
      `The seller’s side is reviewing your ${plain}.`,
      `${until(step)} You can revise or withdraw it.`,
    );
  if (to === 'countered' && !released)
    return news(
      'The seller sent a counteroffer',
      `The seller answered your ${plain} with other terms${through(step)}. The offer page shows what changed.`,
      `${until(step)} You can accept it, send new terms or withdraw.`,
    );
  if (to === 'accepted')
    return news(
      'Your offer was accepted',
      `The seller accepted your ${plain}.${exclusivity(step, 'buyer')}`,
      `${opened(kind, 'you')}Due diligence and the purchase agreement come next.`,
    );
  if (to === 'declined')
    return from === 'accepted'
      ? news(
          'The seller ended an accepted offer',
          `The seller withdrew their acceptance of your ${plain}. The offer page shows the reason.`,
          none,
        )
      : news(
          'Your offer was declined',
          `The seller declined your ${plain}.`,
          'You can send another one while you have access.',
        );
  if (to === 'expired')
    return news(
      'Your offer expired',
      from === 'countered'
        ? `The seller’s counteroffer to your ${plain} expired before you answered it.`
        : `Your ${plain} expired without an answer.`,
      'You can send another one while you have access.',
    );
  if (to === 'on_hold_exclusivity')
    return news(
      'Your offer is on hold',
      'The seller accepted another offer and may not negotiate with others for the time being.',
      `Your ${plain} opens again if that deal falls through; you will be told. You can withdraw it at any time.`,
    );
  return released
    ? news(
        'Your offer is no longer on hold',
        `The seller’s exclusivity with another buyer is over, and your ${plain} is open again.`,
        `${until(step)} You can revise or withdraw it.`,
      )
    : null;
}

/** For those on the seller's side who did not decide it. */
export function keptForSale(by: 'seller' | 'broker'): Record<'seller' | 'broker', News> {
  const who = by === 'seller' ? 'The owner' : addressed.broker.broker;
  return {
    seller: news(
      'Your broker keeps your listing for sale',
      'An offer was accepted, and your broker decided that the public card continues to say “For sale”, so that backup offers can come in.',
      'If you did not agree to this, show it as under offer on the page of the listing.',
    ),
    broker: news(
      'A listing that you represent stays for sale',
      `${who} decided that the public card continues to say “For sale” although an offer was accepted, so that backup offers can come in.`,
      'Buyers can still ask for access.',
    ),
  };
}

function closedNews({ kind, from }: TakenStep, outcome: Outcome, side: Side): News | null {
  const { plain } = names[kind];
  if (outcome === 'bought')
    return side === 'buyer'
      ? news(
          'You bought the business',
          `The seller recorded the sale with the terms of your ${plain}.`,
          'The listing, your request, your offer and your signed NDA stay in your account.',
        )
      : news(
          'The sale was recorded',
          `The sale was recorded with the terms of the ${plain} that was accepted.`,
          'Every other request and offer for the listing has ended, and those buyers were told.',
        );
  if (side !== 'buyer' || from === 'draft') return null;
  if (outcome === 'withdrawn')
    return news(
      'Your offer ended: the listing was withdrawn',
      `The owner took the listing off the market, so your ${plain} ended.`,
      none,
    );
  const sold = outcome === 'sold_to_another' ? 'sold the business to another buyer' : 'sold the business';
  return news('Your offer ended: the business was sold', `The seller ${sold}, so your ${plain} ended.`, none);
}

const none = 'There is nothing left for you to do.';

const through = ({ party }: TakenStep) => (party === 'broker' ? ' through their broker' : '');

function until({ expiresAt }: TakenStep): string {
  return expiresAt === null ? 'It has no expiration date.' : `It is open until ${easternMinute(expiresAt)}.`;
}

function exclusivity({ exclusiveUntil }: TakenStep, side: Side): string {
  if (exclusiveUntil === null) return '';
  const who = side === 'seller' ? 'you' : 'the seller';
  return ` During exclusivity, until ${easternMinute(exclusiveUntil)}, ${who} may not negotiate with others.`;
}

function news(words: string, ...lines: string[]): News {
  return { words, lines };
}
