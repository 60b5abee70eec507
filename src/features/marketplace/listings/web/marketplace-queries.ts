import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { browseListings, getListing, listReviews } from '../contract.ts';
import { listOwnListings } from '../own-listings-contract.ts';
import { listingsKey } from './listings-key.ts';
import { type MarketplacePlace, type MarketplaceSearch, namedValues } from './marketplace-address.ts';

export type ListingView = ReplyOf<typeof getListing>;
export type Review = ReplyOf<typeof listReviews>['items'][number];

const reviewsAtOnce = 10;
const largestPage = 100;

export function browseQuery(search: MarketplaceSearch, { page, after }: MarketplacePlace) {
  const { sort, size } = search;
  const asked = { ...namedValues(search), sort, size, page, ...(after === null ? {} : { after }) };
  return queryOptions({
    queryKey: [...listingsKey, 'browse', asked],
    queryFn: ({ signal }) => call(browseListings, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function listingQuery(id: string) {
  return queryOptions({
    queryKey: [...listingsKey, 'view', id],
    queryFn: async ({ signal }): Promise<ListingView | null> => {
      try {
        return await call(getListing, { params: { id } }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}

/** One page at most; the server refuses requests on any others. */
export function ownListingIdsQuery() {
  return queryOptions({
    queryKey: [...listingsKey, 'own-ids'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listOwnListings, { query: { size: largestPage } }, { signal });
      return new Set(items.map((item) => item.id));
    },
  });
}

export function reviewsQuery() {
  return infiniteQueryOptions({
    queryKey: [...listingsKey, 'reviews'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listReviews,
        { query: { size: reviewsAtOnce, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
