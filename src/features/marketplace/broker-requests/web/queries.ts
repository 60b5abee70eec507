import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listBrokerRequestReviews, listBrokerRequests } from '../contract.ts';

export type BrokerRequest = ReplyOf<typeof listBrokerRequests>['items'][number];
export type BrokerRequestReview = ReplyOf<typeof listBrokerRequestReviews>['items'][number];

export const brokerRequestsKey = ['broker-requests'] as const;
const shownAtOnce = 20;
const asked = (after: string) => ({ query: { size: shownAtOnce, ...(after ? { after } : {}) } });

export function brokerRequestsQuery() {
  return infiniteQueryOptions({
    queryKey: [...brokerRequestsKey, 'own'],
    queryFn: ({ signal, pageParam }) => call(listBrokerRequests, asked(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function brokerRequestReviewsQuery() {
  return infiniteQueryOptions({
    queryKey: [...brokerRequestsKey, 'reviews'],
    queryFn: ({ signal, pageParam }) => call(listBrokerRequestReviews, asked(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
