import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getRadar, listFindingRows, listFindings } from '../contract.ts';
import { getRelatedParties } from '../related-contract.ts';

export type Findings = ReplyOf<typeof listFindings>;
export type Finding = Findings['findings'][number];
export type RelatedList = ReplyOf<typeof getRelatedParties>;
export type RadarView = ReplyOf<typeof getRadar>;

export function findingsQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'findings'],
    queryFn: ({ signal }) => call(listFindings, { params: { id: reviewId }, query: {} }, { signal }),
    /** While the tests run, to show how far they are. */
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? seconds : false),
  });
}

export function findingRowsQuery(reviewId: string, findingId: string) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'finding-rows', findingId],
    queryFn: ({ pageParam, signal }) =>
      call(
        listFindingRows,
        { params: { id: findingId }, query: pageParam === '' ? {} : { after: pageParam } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function relatedQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'related-parties'],
    queryFn: ({ signal }) => call(getRelatedParties, { params: { id: reviewId } }, { signal }),
  });
}

export function radarQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'radar'],
    queryFn: ({ signal }) => call(getRadar, { params: { id: reviewId } }, { signal }),
  });
}
