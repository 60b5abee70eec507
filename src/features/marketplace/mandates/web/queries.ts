import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listListingMandates, listMandates } from '../contract.ts';

export type MandateView = ReplyOf<typeof listMandates>['items'][number];

/** The root of every key here: a moved mandate makes all of them old. */
export const mandatesKey = ['mandates'] as const;
const pageSize = 20;

/** My engagements as a broker, and invitations to my confirmed address. */
export const myMandates = infiniteQueryOptions({
  queryKey: [...mandatesKey, 'mine'],
  queryFn: ({ signal, pageParam }) =>
    call(listMandates, { query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});

/** Who acts for me on a listing of mine. */
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

/** Engagements and open invitations by listing, asked once for all cards: one neither asks for these listings nor watches them. */
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
