import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { checkLeaks, getOwnListing, listOwnListings } from '../contract.ts';
import { listingsKey } from './listings-key.ts';

export type OwnListing = ReplyOf<typeof getOwnListing>;
export type OwnListingRow = ReplyOf<typeof listOwnListings>['items'][number];
export type Leak = OwnListing['leaks'][number];
export type PublicTexts = { title: string; description: string };

export const myListings = infiniteQueryOptions({
  queryKey: [...listingsKey, 'mine'],
  queryFn: ({ pageParam, signal }) =>
    call(
      listOwnListings,
      { query: { size: 50, ...(pageParam === '' ? {} : { after: pageParam }) } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
  select: ({ pages }) => pages.flatMap((page) => page.items),
});

export function ownListing(id: string) {
  return queryOptions({
    queryKey: [...listingsKey, 'own', id],
    queryFn: ({ signal }) => call(getOwnListing, { params: { id } }, { signal }),
  });
}

/** The result depends on the saved record, hence `version`. The last one stays while the next one loads. */
export function leakCheck(id: string, version: number, texts: PublicTexts) {
  return queryOptions({
    queryKey: [...listingsKey, 'leak-check', id, version, texts.title, texts.description],
    queryFn: async ({ signal }) => {
      const { leaks } = await call(checkLeaks, { params: { id }, body: texts }, { signal });
      return { leaks, texts };
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
