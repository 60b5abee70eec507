import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { getListingViews } from '#features/marketplace/listing-views/contract.ts';
import { weeklyViews } from '#features/marketplace/listing-views/domain/views.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import { listOffers } from '#features/offers/offers/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { listingStates } from '../../domain/listing-states.ts';
import { isNamedIn } from '../../domain/named-business.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 3;
export const ownBusinessReads = [
  listBusinesses,
  listOwnListings,
  getListingViews,
  listMandates,
  listRequests,
  listOffers,
] as const;

type Request = ReplyOf<typeof listRequests>['items'][number];
type Offer = ReplyOf<typeof listOffers>['items'][number];
type Received = { requests: readonly Request[]; offers: readonly Offer[] };
type Deal = { listingId: string; title: string; head: string; source: Source; isOwn: boolean };

export function myBusinessTool(read: ReadAs) {
  return tool({
    name: 'my_business',
    words:
      'How one business of the person who asks is doing, or one that they represent or asked about, found by its name, title or trade: status, views, requests and offers. Empty if they have none like it.',
    parameters: z.object({ about: z.string().max(400) }),
    run: async (call, { about }): Promise<Found> => {
      const deals = (await dealsOf(read, call)).filter(({ names }) => isNamedIn(about, names));
      if (deals.length > 0) {
        const received = await receivedBy(read, call);
        const facts: Fact[] = [];
        for (const { deal } of deals.slice(0, mostTold))
          facts.push(await dealFact(read, call, { deal, received }));
        return { facts };
      }
      const asked = (await requestsOf(read, call, 'sent')).filter(({ listingTitle }) =>
        isNamedIn(about, [listingTitle]),
      );
      return { facts: asked.slice(0, mostTold).map(requestFact) };
    },
  });
}

/** The listings, businesses without one, and engagements of a person, with what they may be called. */
async function dealsOf(read: ReadAs, call: StreamCall): Promise<{ names: string[]; deal: Deal }[]> {
  const businesses = (await everyPage((query) => read(call, listBusinesses, { query }))).items;
  const listings = (await everyPage((query) => read(call, listOwnListings, { query }))).items;
  const mandates = (await everyPage((query) => read(call, listMandates, { query }))).items;
  const own = businesses.map((business) => {
    const { id, businessName, dba, trade } = business;
    const listing = listings.find(({ businessId }) => businessId === id);
    const name = quoted(shown(businessName, 'your business'));
    const deal = {
      listingId: listing?.id ?? '',
      title: listing?.title ?? '',
      head: listing
        ? `Your listing ${quoted(shown(listing.title, 'without a title') || 'without a title')} for ${name} is ${listingStates[listing.status]}, last changed on ${dayInWords(listing.updatedAt.slice(0, 10))}.`
        : `Your business ${name} has no listing yet.`,
      source: listing
        ? {
            kind: 'listing' as const,
            title: shown(listing.title, 'Your listing') || 'Your listing',
            href: `/listing/${listing.id}/edit`,
            quote: null,
          }
        : pageSource('/user/dashboard?tab=my-businesses'),
      isOwn: true,
    };
    return { names: [businessName, dba ?? '', listing?.title ?? '', trade ? tradeLabel(trade) : ''], deal };
  });
  const represented = mandates
    .filter(({ status }) => status === 'active')
    .map(({ listingId, listingTitle, listingStatus, businessName }) => ({
      names: [listingTitle, businessName ?? ''],
      deal: {
        listingId,
        title: listingTitle,
        head: `The listing ${quoted(shown(listingTitle, 'of your client'))}, which you represent, is ${listingStates[listingStatus]}.`,
        source: pageSource('/engagements'),
        isOwn: false,
      },
    }));
  return [...own, ...represented];
}

async function requestsOf(read: ReadAs, call: StreamCall, scope: 'sent' | 'received') {
  return (await everyPage((paging) => read(call, listRequests, { query: { scope, ...paging } }))).items;
}

async function receivedBy(read: ReadAs, call: StreamCall): Promise<Received> {
  return {
    requests: await requestsOf(read, call, 'received'),
    offers: (await everyPage((paging) => read(call, listOffers, { query: { scope: 'received', ...paging } })))
      .items,
  };
}

async function dealFact(
  read: ReadAs,
  call: StreamCall,
  { deal, received }: { deal: Deal; received: Received },
): Promise<Fact> {
  if (deal.listingId === '') return factOf(`- ${deal.head}`, deal.source);
  const requests = received.requests.filter(({ listingId }) => listingId === deal.listingId);
  const open = requests.filter(({ status }) => status !== 'approved' && status !== 'denied').length;
  const approved = requests.filter(({ status }) => status === 'approved').length;
  const offers = received.offers.filter(
    ({ listingId, status }) => listingId === deal.listingId && status !== 'draft',
  ).length;
  const views = deal.isOwn ? ((await read(call, getListingViews, { id: deal.listingId }))?.days ?? []) : [];
  const said = [
    deal.head,
    ...(views.length > 0 ? [`${counted(weeklyViews(views).lastWeek, 'view')} in the last 7 days.`] : []),
    `${counted(requests.length, 'request')}: ${open} open, ${approved} approved.`,
    offers === 0 ? 'No offer that you may see.' : `${counted(offers, 'offer')}.`,
  ];
  return factOf(`- ${said.join(' ')}`, deal.source);
}

function requestFact({ id, listingTitle, status, requestedAt }: Request): Fact {
  const title = shown(listingTitle, 'a listing');
  return factOf(
    `- You asked for access to ${quoted(title)} on ${dayInWords(requestedAt.slice(0, 10))}: ${statusLabels[status]}.`,
    { kind: 'request', title: `Request for ${title}`, href: `/access-request/${id}`, quote: null },
  );
}
