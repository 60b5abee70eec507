import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listListingMandates, listMandates } from '../contract.ts';

export type MandateView = ReplyOf<typeof listMandates>['items'][number];

export const mandatesKey = ['mandates'] as const;
const pageSize = 20;

export const myMandates = infiniteQueryOptions({
  queryKey: [...mandatesKey, 'mine'],
  queryFn: ({ signal, pageParam }) =>
    call(listMandates, { query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});

export function listingMandates(listingId: string) {
  return infiniteQueryOptions({
    queryKey: [...mandatesKey, 'listing', listingId],
    queryFn: ({ signal, pageParam }) =>
      call(
        listListingMandates,
        { params: { id: listingId }, query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

const mostMandates = 50;

/** One request for all cards. A broker can neither request nor watch these listings. */
export function mandatedQuery() {
  return queryOptions({
    queryKey: [...mandatesKey, 'by-listing'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listMandates, { query: { size: mostMandates } }, { signal });
      const by = (wanted: MandateView['status']) =>
        new Map(
          items.filter(({ status }) => status === wanted).map((mandate) => [mandate.listingId, mandate]),
        );
      return { active: by('active'), invited: by('invited') };
    },
  });
}
