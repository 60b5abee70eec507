import { useInfiniteQuery } from '@tanstack/react-query';
import { myRooms } from '#features/deal-room/deal-rooms/web/queries.ts';
import { myListings } from '#features/marketplace/listings/web/own-listings-query.ts';
import type { ObjectChoice } from '#features/people/access-tokens/web/object-picker.tsx';

/** The first page of own listings and of deal rooms; `undefined` while they load. */
export function useDealChoices(): readonly ObjectChoice[] | undefined {
  const listings = useInfiniteQuery(myListings);
  const rooms = useInfiniteQuery(myRooms);
  if (listings.isPending || rooms.isPending) return undefined;
  const found = rooms.data?.pages.flatMap(({ items }) => items) ?? [];
  return [
    ...(listings.data ?? []).map((listing) => choiceOf('listing', listing)),
    ...found.map((room) => choiceOf('deal-room', room)),
  ];
}

function choiceOf(kind: ObjectChoice['kind'], { id, title }: { id: string; title: string }): ObjectChoice {
  return { kind, id, title: title || 'Untitled listing' };
}
