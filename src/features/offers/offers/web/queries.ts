import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getOffer, getSale, listListingOffers, listOffers } from '../contract.ts';

export type OfferView = ReplyOf<typeof listOffers>['items'][number];
export type OfferInFull = ReplyOf<typeof getOffer>;
export type OfferWithTerms = ReplyOf<typeof listListingOffers>['items'][number];

export type PossibleBuyer = ReplyOf<typeof getSale>['possibleBuyers'][number];

/** Root of all query keys here, because an answer to one offer may put others on hold. */
export const offersKey = ['offers'] as const;
const pageSize = 50;
/** The other side may answer while the page is open. */
const freshEvery = 30_000;

export function offerQuery(id: string) {
  return queryOptions({
    queryKey: [...offersKey, 'one', id],
    queryFn: async ({ signal }): Promise<OfferInFull | null> => {
      try {
        return await call(getOffer, { params: { id } }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    refetchInterval: freshEvery,
  });
}

export function saleQuery(listingId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'sale', listingId],
    queryFn: ({ signal }) => call(getSale, { params: { id: listingId } }, { signal }),
  });
}

export function offersQuery(scope: 'sent' | 'received') {
  return infiniteQueryOptions({
    queryKey: [...offersKey, 'list', scope],
    queryFn: ({ signal, pageParam }) =>
      call(
        listOffers,
        { query: { scope, size: pageSize, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function listingOffersQuery(listingId: string) {
  return infiniteQueryOptions({
    queryKey: [...offersKey, 'listing', listingId],
    queryFn: ({ signal, pageParam }) =>
      call(
        listListingOffers,
        { params: { id: listingId }, query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
