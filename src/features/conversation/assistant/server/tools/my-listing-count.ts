import { z } from 'zod';
import { type ListingStatus, listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { factOf, type Source } from '../../domain/fact.ts';
import { listingStates } from '../../domain/listing-states.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage, mostRead } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const listingCountReads = [listOwnListings, listMandates] as const;

type Listing = { title: string; status: ListingStatus; source: Source };

export function myListingCountTool(read: ReadAs) {
  return tool({
    name: 'my_listing_count',
    words:
      'How many of the listings that the person who asks owns, or represents as a broker, have a state, and which these are.',
    parameters: z.object({ status: z.enum(listingStatuses) }),
    run: async (call, { status }): Promise<Found> => {
      const { all, isAll } = await listingsOf(read, call);
      const home = all[0]?.source ?? pageSource('/user/dashboard');
      if (all.length === 0)
        return { facts: [factOf('You have no listing, and represent none.', pageSource('/user/dashboard'))] };
      const found = all.filter((one) => one.status === status);
      const more = isAll ? [] : [factOf(`I read ${counted(mostRead, 'listing')} of yours at most.`, home)];
      return {
        facts: [
          factOf(countWords(found.length, { of: all.length, isAll }, status), home),
          ...more,
          ...found.slice(0, mostTold).map(({ title, source }) => factOf(`- ${quoted(title)}.`, source)),
        ],
      };
    },
  });
}

function countWords(
  found: number,
  { of: all, isAll }: { of: number; isAll: boolean },
  status: ListingStatus,
): string {
  const state = listingStates[status];
  if (all === 1) return `The only listing that you own or represent is ${found === 0 ? 'not ' : ''}${state}.`;
  const whole = `${isAll ? '' : 'first '}${counted(all, 'listing')} that you own or represent`;
  return found > 1
    ? `${found} of the ${whole} are ${state.replace(/^a /, '')}.`
    : `${found === 0 ? 'None' : found} of the ${whole} is ${state}.`;
}

type Listings = { all: readonly Listing[]; isAll: boolean };

async function listingsOf(read: ReadAs, call: StreamCall): Promise<Listings> {
  const own = await everyPage((query) => read(call, listOwnListings, { query }));
  const mandates = await everyPage((query) => read(call, listMandates, { query }));
  const all = [
    ...own.items.map(({ id, title, status }) => ({
      title: shown(title, 'Your listing') || 'Your listing',
      status,
      source: {
        kind: 'listing' as const,
        title: shown(title, 'Your listing') || 'Your listing',
        href: `/listing/${id}/edit`,
        quote: null,
      },
    })),
    ...mandates.items
      .filter(({ status }) => status === 'active')
      .map(({ listingTitle, listingStatus }) => ({
        title: shown(listingTitle, 'a listing'),
        status: listingStatus,
        source: pageSource('/engagements'),
      })),
  ];
  return { all, isAll: own.isAll && mandates.isAll };
}
