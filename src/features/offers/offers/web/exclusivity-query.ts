import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getExclusivity } from '../exclusivity-contract.ts';
import { offersKey } from './queries.ts';

type Exclusivity = ReplyOf<typeof getExclusivity>['exclusive'];

/** `null`: none is in force, or the caller may not see the offers. */
export function exclusivityQuery(listingId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'exclusivity', listingId],
    queryFn: async ({ signal }): Promise<Exclusivity> => {
      try {
        return (await call(getExclusivity, { params: { id: listingId } }, { signal })).exclusive;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}
