import { z } from 'zod';
import { listBusinesses as businessContract } from '#features/marketplace/businesses/contract.ts';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { listBusinesses } from '#features/marketplace/businesses/server/get-business.ts';
import { listOwnListings as contract } from '#features/marketplace/listings/own-listings-contract.ts';
import { listOwnListings } from '#features/marketplace/listings/server/own-listing.ts';
import { getSale as saleContract } from '#features/offers/offers/contract.ts';
import { getSale } from '#features/offers/offers/server/get-sale.ts';
import type { StreamCall } from '#http/streams.ts';
import { dayInWords } from '#kernel/days.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Vault } from '#platform/vault.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingStates } from '../../domain/listing-states.ts';
import { quoted } from '../../domain/quoting.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export function myListingsTool(vault: Vault) {
  return tool({
    name: 'my_listings',
    words: 'The businesses and the listings that belong to the person who asks.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const businesses = businessContract.reply.parse(
        await listBusinesses(call, { size: mostTold }, vault),
      ).items;
      const listings = contract.reply.parse(await listOwnListings(call, { size: mostTold })).items;
      const sales = await salesOf(call, listings);
      if (businesses.length === 0) return nothingYet;
      return { facts: [...businesses.map(businessFact), ...sales, ...listings.map(listingFact)] };
    },
  });
}

const nothingYet: Found = {
  facts: [
    factOf('You have added no business yet.', {
      kind: 'page',
      title: 'My Dashboard',
      href: '/user/dashboard',
      quote: null,
    }),
  ],
  proposals: [{ kind: 'open', label: 'Add a business', href: '/business/onboarding' }],
};

type Business = z.output<typeof businessContract.reply>['items'][number];
type Listing = z.output<typeof contract.reply>['items'][number];

function businessFact({ businessName, industry, trade }: Business): Fact {
  return factOf(
    `- Your business ${quoted(businessName)}: ${industryLabel(industry)}${trade ? `, ${tradeLabel(trade)}` : ''}.`,
    {
      kind: 'business',
      title: businessName,
      href: '/user/dashboard',
      quote: null,
    },
  );
}

function listingFact({ id, title, businessName, status, updatedAt }: Listing): Fact {
  return factOf(
    `- Your listing ${quoted(title || 'without a title')} for ${quoted(businessName)} is ${listingStates[status]}, last changed on ${dayInWords(updatedAt.slice(0, 10))}.`,
    { kind: 'listing', title: title || 'Your listing', href: `/listing/${id}/edit`, quote: null },
  );
}

async function salesOf(call: StreamCall, listings: readonly Listing[]): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const { id, title, businessName } of listings.filter(({ status }) => status === 'sold').slice(0, 3)) {
    const { recorded } = saleContract.reply.parse(await getSale(call, id));
    facts.push(
      factOf(`${quoted(businessName)} was sold${saleWords(recorded)}`, {
        kind: 'listing',
        title: title || 'Your listing',
        href: `/listing/${id}/edit`,
        quote: null,
      }),
    );
  }
  return facts;
}

function saleWords(sale: z.output<typeof saleContract.reply>['recorded']): string {
  if (!sale?.buyer) return '. No buyer is recorded, so neither the buyer nor the price is known here.';
  return sale.price === null
    ? ` to ${sale.buyer.name}. No offer of theirs was accepted here, so the price is not known here.`
    : ` to ${sale.buyer.name}; the accepted offer is ${formatMoney(sale.price)}.`;
}
