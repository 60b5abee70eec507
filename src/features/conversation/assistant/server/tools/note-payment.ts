import { z } from 'zod';
import { getOffer, listOffers } from '#features/offers/offers/contract.ts';
import { kindLabels } from '#features/offers/offers/domain/words.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { namedOrAll } from '../../domain/named-room.ts';
import { asksOfCounter, offerOnPage } from '../../domain/note-asked.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { calculate } from './calculate.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

export const noteReads = [listOffers, getOffer] as const;

type Offer = ReplyOf<typeof listOffers>['items'][number];
type Terms = NonNullable<ReplyOf<typeof getOffer>['terms']>;

export function notePaymentTool(read: ReadAs) {
  return tool({
    name: 'note_payment',
    words:
      'The monthly payment of the seller note in the newest offer or counteroffer that the person who asks sent or received, from its amount, rate and term. `about`: the question, which may name the listing. `page`: an offer.',
    parameters: z.object({ about: z.string().max(400).optional(), page: z.string().max(300).optional() }),
    run: async (call, { about = '', page }): Promise<Found> => {
      const offer = await newestMeant(read, call, { about, shown: offerOnPage(page ?? null) });
      const terms = offer ? (await read(call, getOffer, { id: offer.id }))?.terms : null;
      if (!offer || !terms)
        return { facts: [factOf('No offer that you may see has terms yet.', pageSource('/offers'))] };
      const none =
        asksOfCounter(about) && offer.round < 2
          ? [factOf('No counteroffer has been sent: these are the terms of the offer.', sourceOf(offer))]
          : [];
      return { facts: [...none, ...(await noteFacts(call, offer, terms))] };
    },
  });
}

/** The offer on the page, else the newest of the listing that is named, or of all; a counteroffer if one is asked about. */
async function newestMeant(
  read: ReadAs,
  call: StreamCall,
  { about, shown: onPage }: { about: string; shown: string | null },
): Promise<Offer | undefined> {
  const of = async (scope: 'received' | 'sent') =>
    (await everyPage((paging) => read(call, listOffers, { query: { scope, ...paging } }))).items;
  const all = [...(await of('received')), ...(await of('sent'))].filter(({ termsBy }) => termsBy !== null);
  const here = all.find(({ id }) => id === onPage);
  if (here) return here;
  const named = namedOrAll(about, all, ({ listingTitle }) => [listingTitle]);
  const countered = asksOfCounter(about) ? named.filter(({ round }) => round > 1) : [];
  const newest = (countered.length > 0 ? countered : named).toSorted((a, b) =>
    b.updatedAt.localeCompare(a.updatedAt),
  );
  return newest[0];
}

const sourceOf = ({ id, kind }: Offer): Source => ({
  kind: 'page',
  title: kindLabels[kind],
  href: `/offer/${id}`,
  quote: null,
});

async function noteFacts(call: StreamCall, offer: Offer, terms: Terms): Promise<readonly Fact[]> {
  const source = sourceOf(offer);
  const { sellerNote, noteRateBps, noteMonths } = terms;
  const name = nameOf(offer);
  if (sellerNote <= 0) return [factOf(`${name} has no seller note.`, source)];
  const note = `a seller note of ${formatMoney(cents(sellerNote))}`;
  if (noteRateBps === null || !noteMonths) {
    const lacks = [...(noteRateBps === null ? ['rate'] : []), ...(noteMonths ? [] : ['term'])].join(
      ' and no ',
    );
    return [factOf(`${name} has ${note}, and names no ${lacks} for it: no payment follows.`, source)];
  }
  const percent = noteRateBps / 100;
  const given = { kind: 'payment', amount: sellerNote / 100, percent, months: noteMonths } as const;
  const { facts } = await calculate.run(call, given);
  const head = `${name} has ${note} at ${percent}% a year over ${noteMonths} months.`;
  return [factOf(head, source), ...facts, ...standbyFacts(terms, source)];
}

function standbyFacts({ noteStandby, noteStandbyMonths }: Terms, source: Source): Fact[] {
  if (!noteStandby) return [];
  const months = noteStandbyMonths ? `of ${noteStandbyMonths} months ` : '';
  return [
    factOf(
      `The note is on full standby: no payment is due in the standby ${months}that comes first.`,
      source,
    ),
  ];
}

function nameOf({ caller, buyer, round, termsBy, kind, listingTitle, updatedAt }: Offer): string {
  const side = caller.includes('buyer') ? 'buyer' : 'seller';
  const other = side === 'buyer' ? 'The seller’s' : `${buyer.name}’s`;
  const what = round > 1 ? 'counteroffer' : kindLabels[kind].toLowerCase();
  const title = quoted(shown(listingTitle, 'a listing'));
  return `${termsBy === side ? 'Your' : other} ${what} for ${title}, last changed on ${dayInWords(updatedAt.slice(0, 10))},`;
}
