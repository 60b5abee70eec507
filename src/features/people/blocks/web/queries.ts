import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listBlocks } from '../contract.ts';

export type Block = ReplyOf<typeof listBlocks>['items'][number];

export const blocksKey = ['blocks'] as const;
const shownAtOnce = 50;

export function blocksQuery() {
  return infiniteQueryOptions({
    queryKey: blocksKey,
    queryFn: ({ signal, pageParam }) =>
      call(
        listBlocks,
        { query: { size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
