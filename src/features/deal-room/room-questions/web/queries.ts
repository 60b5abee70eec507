import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getRoom, listDocuments } from '#features/deal-room/deal-rooms/contract.ts';
import { listListingMandates } from '#features/marketplace/mandates/contract.ts';
import { seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { QuestionView } from '../contract.ts';
import { getQuestion, listQuestions, listRoutedQuestions } from '../contract.ts';

/** Root of all keys here: a moved question invalidates all of them. */
export const questionsKey = ['room-questions'] as const;
const shownAtOnce = 20;
const most = 100;
/** The other side may answer while the page is open, and the counts that announce it are read once a minute only. */
const freshEvery = 5 * seconds;

const pageOf = (after: string) => ({ size: shownAtOnce, ...(after ? { after } : {}) });

export function roomQuestions(roomId: string) {
  return infiniteQueryOptions({
    queryKey: [...questionsKey, 'room', roomId],
    queryFn: ({ signal, pageParam }) =>
      call(listQuestions, { params: { id: roomId }, query: pageOf(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    refetchInterval: freshEvery,
  });
}

export const routedQuestions = infiniteQueryOptions({
  queryKey: [...questionsKey, 'routed'],
  queryFn: ({ signal, pageParam }) => call(listRoutedQuestions, { query: pageOf(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});

/** `null` if it is no longer there for the reader. */
export function questionQuery(id: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'one', id],
    queryFn: async ({ signal }): Promise<QuestionView | null> => {
      try {
        return await call(getQuestion, { params: { id } }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}

export function roomAround(roomId: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'around', roomId],
    queryFn: ({ signal }) => call(getRoom, { params: { id: roomId }, query: {} }, { signal }),
  });
}

export function documentsToAsk(folderId: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'folder', folderId],
    queryFn: ({ signal }) =>
      call(listDocuments, { params: { id: folderId }, query: { size: most } }, { signal }),
    enabled: folderId !== '',
  });
}

export function brokersOf(listingId: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'brokers', listingId],
    queryFn: async ({ signal }) => {
      const { items } = await call(
        listListingMandates,
        { params: { id: listingId }, query: { size: most } },
        { signal },
      );
      return items.flatMap(({ status, other }) => (status === 'active' && other ? [other] : []));
    },
  });
}
