import { z } from 'zod';
import { getOffer, listOffers } from '#features/offers/offers/contract.ts';
import { answerableStatuses } from '#features/offers/offers/domain/offer.ts';
import { offerStatusLabels } from '#features/offers/offers/domain/status-labels.ts';
import { priceParts } from '#features/offers/offers/domain/terms.ts';
import { kindLabels, partLabels, structureLabels } from '#features/offers/offers/domain/words.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { namedOrAll } from '../../domain/named-room.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const [mostTold, mostTerms] = [8, 2];
export const offerReads = [listOffers, getOffer] as const;

type Offer = ReplyOf<typeof listOffers>['items'][number];
type Terms = NonNullable<ReplyOf<typeof getOffer>['terms']>;

export function myOffersTool(read: ReadAs) {
  return tool({
    name: 'my_offers',
    words:
      'The offers that the person who asks received for their listings or clients, or sent: status, price, terms, until when they are open, and exclusivity.',
    parameters: z.object({ about: z.string().max(400).optional() }),
    run: async (call, { about = '' }): Promise<Found> => {
      const of = async (scope: 'received' | 'sent') =>
        (await everyPage((paging) => read(call, listOffers, { query: { scope, ...paging } }))).items;
      const sides = [await of('received'), await of('sent')];
      const asked = new Set(namedOrAll(about, sides.flat(), ({ listingTitle }) => [listingTitle]));
      const offers = sides.flatMap((side) => side.filter((one) => asked.has(one)).slice(0, mostTold));
      if (offers.length === 0)
        return {
          facts: [factOf('There is no offer: you received none and sent none.', pageSource('/offers'))],
        };
      const facts: Fact[] = [];
      for (const [at, offer] of offers.entries()) {
        facts.push(offerFact(offer));
        const terms = at < mostTerms ? (await read(call, getOffer, { id: offer.id }))?.terms : null;
        if (terms) facts.push(termsFact(terms, sourceOf(offer)));
      }
      return { facts, proposals: [{ kind: 'open', label: 'Open the offers', href: '/offers' }] };
    },
  });
}

const sourceOf = ({ id, kind }: Offer): Source => ({
  kind: 'page',
  title: kindLabels[kind],
  href: `/offer/${id}`,
  quote: null,
});

function offerFact(offer: Offer): Fact {
  const { caller, buyer, kind, status, price, listingTitle } = offer;
  const mine = caller.includes('buyer');
  const isOpen = answerableStatuses.some((one) => one === status);
  const what = price === null ? 'without a price yet' : `of ${formatMoney(price)}`;
  const more = [
    isOpen && offer.expiresAt && `It is open until ${dayInWords(offer.expiresAt.slice(0, 10))}.`,
    status === 'accepted' &&
      offer.exclusiveUntil &&
      `Exclusivity ends on ${dayInWords(offer.exclusiveUntil.slice(0, 10))}.`,
    offer.may.accepted === true && 'It waits for your answer.',
  ].filter(Boolean);
  const state = status === 'draft' ? 'a draft that only you see' : offerStatusLabels[status];
  const letter = kindLabels[kind].toLowerCase();
  const theirs = mine ? 'your' : `${buyer.name}’s`;
  // The terms that stand are the seller's then.
  const whose =
    status === 'countered'
      ? `${mine ? 'The seller’s' : 'Your'} counteroffer ${what} to ${theirs} ${letter}`
      : `${mine ? 'Your' : theirs} ${letter} ${what}`;
  return factOf(
    [`- ${whose} for ${quoted(shown(listingTitle, 'a listing'))}: ${state}.`, ...more].join(' '),
    sourceOf(offer),
  );
}

function termsFact(terms: Terms, source: Source): Fact {
  const parts = priceParts
    .filter((part) => terms[part] > 0)
    .map((part) => `${partLabels[part]} ${formatMoney(cents(terms[part]))}`);
  const said = [
    ...(parts.length > 0 ? [parts.join(', ')] : []),
    ...(terms.structure ? [`structure: ${structureLabels[terms.structure].toLowerCase()}`] : []),
    ...(terms.exclusivityDays ? [`exclusivity of ${terms.exclusivityDays} days`] : []),
  ];
  return factOf(`  Its terms: ${said.join('; ') || 'none filled in'}.`, source);
}
