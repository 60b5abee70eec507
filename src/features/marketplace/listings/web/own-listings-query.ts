import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listOwnListings } from '../own-listings-contract.ts';
import { listingsKey } from './listings-key.ts';

export type OwnListingRow = ReplyOf<typeof listOwnListings>['items'][number];

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
