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

/** Whether the caller acts for the listing. Says nothing about a room. */
export function actsForQuery(listingId: string) {
  return queryOptions({
    queryKey: [...roomsKey, 'acts-for', listingId],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        await call(getOpenings, { params: { id: listingId }, query: {} }, { signal });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  });
}
