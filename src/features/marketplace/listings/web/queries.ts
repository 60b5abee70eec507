import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { checkLeaks, getOwnListing } from '../contract.ts';
import { listingsKey } from './listings-key.ts';

export type OwnListing = ReplyOf<typeof getOwnListing>;
export type Leak = OwnListing['leaks'][number];
export type PublicTexts = { title: string; description: string };

export function ownListing(id: string) {
  return queryOptions({
    queryKey: [...listingsKey, 'own', id],
    queryFn: ({ signal }) => call(getOwnListing, { params: { id } }, { signal }),
  });
}

/** The result depends on the saved record, hence `version`. The last one stays while the next one loads. */
export function leakCheck(id: string, version: number, texts: PublicTexts) {
  return queryOptions({
    queryKey: [...listingsKey, 'leak-check', id, version, texts.title, texts.description],
    queryFn: async ({ signal }) => {
      const { leaks } = await call(checkLeaks, { params: { id }, body: texts }, { signal });
      return { leaks, texts };
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
