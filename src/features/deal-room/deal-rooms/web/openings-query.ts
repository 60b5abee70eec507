import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getOpenings } from '../openings-contract.ts';
import { roomsKey } from './queries.ts';

export type Openings = NonNullable<ReplyOf<typeof getOpenings>['room']>;

/** `null`: no room, or not for the caller, who then may not learn that there is one. */
export function openingsQuery(listingId: string, buyerId: string) {
  return queryOptions({
    queryKey: [...roomsKey, 'openings', listingId, buyerId],
    queryFn: async ({ signal }): Promise<Openings | null> => {
      try {
        const { room } = await call(
          getOpenings,
          { params: { id: listingId }, query: { buyerId } },
          { signal },
        );
        return room;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}
