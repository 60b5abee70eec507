import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getPhoto, listOwnPhotos, listPhotoReviews, listPhotos } from '../contract.ts';

export type OwnPhoto = ReplyOf<typeof listOwnPhotos>['items'][number];
export type PhotoReview = ReplyOf<typeof listPhotoReviews>['items'][number];

export const photosKey = ['photos'] as const;

const reviewsAtOnce = 12;

export function ownPhotosQuery(listingId: string) {
  return queryOptions({
    queryKey: [...photosKey, 'own', listingId],
    queryFn: async ({ signal }) =>
      (await call(listOwnPhotos, { params: { id: listingId } }, { signal })).items,
  });
}

export function photosQuery(listingId: string) {
  return queryOptions({
    queryKey: [...photosKey, 'seen', listingId],
    queryFn: async ({ signal }) => (await call(listPhotos, { params: { id: listingId } }, { signal })).items,
  });
}

/** An image URL would be requested without the caller's credentials. */
export function photoBytesQuery(id: string, scale: 'card' | 'full') {
  return queryOptions({
    queryKey: [...photosKey, 'bytes', id, scale],
    queryFn: async ({ signal }) => {
      const { bytes, type } = await call(getPhoto, { params: { id }, query: { scale } }, { signal });
      return new Blob([bytes], { type });
    },
  });
}

export function photoReviewsQuery() {
  return infiniteQueryOptions({
    queryKey: [...photosKey, 'reviews'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listPhotoReviews,
        { query: { size: reviewsAtOnce, ...(pageParam === '' ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
