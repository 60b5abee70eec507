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
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const [mostRead, mostTold] = ['50', 8];
export const listingCountReads = [listOwnListings, listMandates] as const;

type Listing = { title: string; status: ListingStatus; source: Source };

export function myListingCountTool(read: ReadAs) {
  return tool({
    name: 'my_listing_count',
    words:
      'How many of the listings that the person who asks owns, or represents as a broker, have a state, and which these are.',
    parameters: z.object({ status: z.enum(listingStatuses) }),
    run: async (call, { status }): Promise<Found> => {
      const all = await listingsOf(read, call);
      const home = all[0]?.source ?? pageSource('/user/dashboard');
      if (all.length === 0)
        return { facts: [factOf('You have no listing, and represent none.', pageSource('/user/dashboard'))] };
      const found = all.filter((one) => one.status === status);
      const whole = `${counted(all.length, 'listing')} that you own or represent`;
      return {
        facts: [
          factOf(
            `${found.length === 0 ? 'None' : found.length} of the ${whole} ${found.length > 1 ? 'are' : 'is'} ${listingStates[status].replace(/^a /, found.length > 1 ? '' : 'a ')}.`,
            home,
          ),
          ...found.slice(0, mostTold).map(({ title, source }) => factOf(`- ${quoted(title)}.`, source)),
        ],
      };
    },
  });
}

async function listingsOf(read: ReadAs, call: StreamCall): Promise<readonly Listing[]> {
  const query = { size: mostRead };
  const own = (await read(call, listOwnListings, { query }))?.items ?? [];
  const mandates = (await read(call, listMandates, { query }))?.items ?? [];
  return [
    ...own.map(({ id, title, status }) => ({
      title: shown(title, 'Your listing') || 'Your listing',
      status,
      source: {
        kind: 'listing' as const,
        title: shown(title, 'Your listing') || 'Your listing',
        href: `/listing/${id}/edit`,
        quote: null,
      },
    })),
    ...mandates
      .filter(({ status }) => status === 'active')
      .map(({ listingTitle, listingStatus }) => ({
        title: shown(listingTitle, 'a listing'),
        status: listingStatus,
        source: pageSource('/engagements'),
      })),
  ];
}
