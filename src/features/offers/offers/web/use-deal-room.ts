import { useQuery } from '@tanstack/react-query';
import { roomOfListing } from '#features/deal-room/deal-rooms/web/queries.ts';
import { requestCounts } from '#features/deal-room/diligence-requests/web/queries.ts';
import type { RoomFacts } from './offer-words.ts';
import type { OfferView } from './queries.ts';

/** The deal room in which an accepted deal goes on, as far as the caller may know it. */
export function useDealRoom({ listingId, caller, status, outcome, may }: OfferView) {
  const matters = outcome === null && (status === 'accepted' || may.accepted === true);
  const { data } = useQuery({ ...roomOfListing(listingId), enabled: matters });
  const buyer = caller.includes('buyer');
  const roomId = data?.room?.id;
  const counts = useQuery({
    ...requestCounts(roomId ?? ''),
    enabled: buyer && matters && roomId !== undefined,
  });
  const states = counts.data && Object.values(counts.data.states);
  return {
    roomId,
    openable: data?.openable,
    facts: data ? factsOf({ ...data, buyer, requests: states?.reduce((sum, many) => sum + many, 0) }) : null,
  };
}

type Found = { room?: unknown; openable?: unknown; buyer: boolean; requests: number | undefined };

/** An admin finds no room, and does not learn from that whether there is one. */
export function factsOf({ room, openable, buyer, requests }: Found): RoomFacts | null {
  if (room === undefined) return buyer || openable !== undefined ? { open: false, requests: 0 } : null;
  if (!buyer) return { open: true, requests: 0 };
  return requests === undefined ? null : { open: true, requests };
}
