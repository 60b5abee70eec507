import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getNda, getNdaOwner, getNdaPage, getNdaPageText } from '../contract.ts';
import type { sealLists } from '../domain/sealing.ts';
import { listWaitingSeals } from '../seal-contract.ts';
import type { PageSource } from './page-source.ts';

export type NdaView = ReplyOf<typeof getNda>;

export type WaitingSeal = ReplyOf<typeof listWaitingSeals>['items'][number];

/** The code of a file that a job is still sealing; the page polls until it is done. */
export const beingSealed = 'nda-being-sealed';
const lookAgain = 2_000;

export const ndasKey = ['ndas'] as const;

export function ndaQuery(id: string) {
  return queryOptions({
    queryKey: [...ndasKey, id],
    queryFn: ({ signal }) => call(getNda, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.may.download === beingSealed ? lookAgain : false),
  });
}

/**
 * For every act on one NDA: each reply is the whole agreement, so a late one would undo what the next act did.
 */
export function ndaScope(id: string) {
  return { id: `nda ${id}` };
}

/** `null` while the caller may not see it. */
export function ndaOwnerQuery(id: string) {
  return queryOptions({
    queryKey: [...ndasKey, id, 'owner'],
    queryFn: async ({ signal }) => {
      try {
        return await call(getNdaOwner, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return null;
        throw error;
      }
    },
  });
}

export function ndaPageSource(id: string): PageSource {
  const key = [...ndasKey, id, 'page'];
  return {
    picture: (page, width) => ({
      queryKey: [...key, page, width],
      queryFn: async ({ signal }) => {
        const { bytes, type } = await call(
          getNdaPage,
          { params: { id }, query: { number: page, width } },
          { signal },
        );
        return new Blob([bytes], { type });
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
    words: (page) => ({
      queryKey: [...key, page, 'words'],
      queryFn: async ({ signal }) =>
        (await call(getNdaPageText, { params: { id }, query: { number: page } }, { signal })).text,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  };
}

type SealList = (typeof sealLists)[number];

export const sealsKey = [...ndasKey, 'seals'] as const;
const sealsOnPage = 20;

export function sealsQuery(list: SealList) {
  return infiniteQueryOptions({
    queryKey: [...sealsKey, list],
    queryFn: ({ signal, pageParam }) =>
      call(
        listWaitingSeals,
        { query: { list, size: sealsOnPage, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    refetchInterval: 10_000,
  });
}
