import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { minutes, seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import {
  getDocumentAttention,
  getPage,
  getPages,
  getPageText,
  getRoomAttention,
  listRedactions,
  searchRoom,
} from '../contract.ts';

export type DocumentPages = ReplyOf<typeof getPages>;
export type RoomAttention = ReplyOf<typeof getRoomAttention>;
export type DocumentAttention = ReplyOf<typeof getDocumentAttention>;
export type Found = ReplyOf<typeof searchRoom>;
export type Hit = Found['hits'][number];
export type ImageWidth = '800' | '1400' | '2200';

export const roomViewsKey = ['room-views'] as const;
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

const versionOf = (version: string | null) => (version ? { versionId: version } : {});

/** `null` if the document does not exist for the reader. Refetched, because the permission may have ended. */
export function pagesQuery(documentId: string, version: string | null) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'pages', documentId, version],
    queryFn: ({ signal }) =>
      orNull(call(getPages, { params: { id: documentId }, query: versionOf(version) }, { signal })),
    refetchInterval: minutes,
  });
}

/** Not cached once unused, because the watermark contains the time. */
export function pageQuery(documentId: string, version: string, page: number, width: ImageWidth) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'page', documentId, version, page, width],
    queryFn: async ({ signal }) => {
      const given = { params: { id: documentId }, query: { number: page, versionId: version, width } };
      const { bytes, type } = await call(getPage, given, { signal });
      return new Blob([bytes], { type });
    },
    staleTime: 5 * minutes,
    gcTime: 30 * seconds,
    placeholderData: (before, query) =>
      query?.queryKey[2] === documentId && query.queryKey[4] === page ? before : undefined,
  });
}

export function pageTextQuery(documentId: string, version: string, page: number) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'text', documentId, version, page],
    queryFn: ({ signal }) =>
      call(
        getPageText,
        { params: { id: documentId }, query: { number: page, versionId: version } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function documentAttentionQuery(documentId: string, person: string | null, from: number) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'document-attention', documentId, person, from],
    queryFn: ({ signal }) =>
      orNull(
        call(
          getDocumentAttention,
          { params: { id: documentId }, query: { from, ...(person ? { person } : {}) } },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
  });
}

export function roomAttentionQuery(roomId: string, person: string | null) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'room-attention', roomId, person],
    queryFn: ({ signal }) =>
      orNull(call(getRoomAttention, { params: { id: roomId }, query: person ? { person } : {} }, { signal })),
    placeholderData: keepPreviousData,
  });
}

export function searchQuery(roomId: string, q: string) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'search', roomId, q],
    queryFn: ({ signal }) => call(searchRoom, { params: { id: roomId }, query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

export function redactionsQuery(documentId: string) {
  return queryOptions({
    queryKey: [...roomViewsKey, 'redactions', documentId],
    queryFn: ({ signal }) => call(listRedactions, { params: { id: documentId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.items[0]?.state === 'waiting' ? 2 * seconds : false),
  });
}
