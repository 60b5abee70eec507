import { queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listDatabooks } from '../contract.ts';

type Databooks = ReplyOf<typeof listDatabooks>;
export type StageBooks = Databooks['stages'][number];
export type BookVersion = StageBooks['versions'][number];

export function databooksQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'databooks'],
    queryFn: ({ signal }) => call(listDatabooks, { params: { id: reviewId } }, { signal }),
    /** While one is made or put into a deal room, to show how far it is. */
    refetchInterval: ({ state }) => (state.data?.stages.some(isInWork) ? seconds : false),
  });
}

const isInWork = ({ versions }: StageBooks) =>
  versions.some(({ status, copy }) => status === 'making' || copy?.status === 'waiting');
