import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listOffers } from '#features/offers/offers/contract.ts';
import { listReviews } from '#features/quality-of-earnings/reviews/contract.ts';
import { listChecks } from '#features/valuation/health-check/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { type Act, listOf, type Placed, placedIn } from '../../domain/acts/act.ts';

export const placeReads = [
  listOwnListings,
  listRequests,
  listOffers,
  listRooms,
  listChecks,
  listReviews,
] as const;

const ids: Record<Placed, (read: ReadAs, call: StreamCall) => Promise<readonly string[]>> = {
  listing: async (read, call) => {
    const all = (await read(call, listOwnListings, { query: { size: '50' } }))?.items ?? [];
    const open = all.filter(({ status }) => status !== 'sold' && status !== 'withdrawn');
    return (open.length > 0 ? open : all).map(({ id }) => id);
  },
  request: async (read, call) => {
    const sent = await read(call, listRequests, { query: { scope: 'sent', size: '50' } });
    const received = await read(call, listRequests, { query: { scope: 'received', size: '50' } });
    const all = [...(sent?.items ?? []), ...(received?.items ?? [])];
    return all.filter(({ status }) => status !== 'denied').map(({ id }) => id);
  },
  offer: async (read, call) => {
    const sent = await read(call, listOffers, { query: { scope: 'sent', size: '50' } });
    const received = await read(call, listOffers, { query: { scope: 'received', size: '50' } });
    const all = [...(sent?.items ?? []), ...(received?.items ?? [])];
    return all.filter(({ status }) => !overStatuses.has(status)).map(({ id }) => id);
  },
  room: async (read, call) => {
    const rooms = (await read(call, listRooms, { query: { size: '50' } }))?.items ?? [];
    return rooms.map(({ id }) => id);
  },
  check: async (read, call) => {
    const checks = (await read(call, listChecks, { query: { size: '50' } }))?.items ?? [];
    return checks.map(({ id }) => id);
  },
  review: async (read, call) => {
    const reviews = (await read(call, listReviews, { query: { size: '50' } }))?.items ?? [];
    return reviews.map(({ id }) => id);
  },
};
const overStatuses: ReadonlySet<string> = new Set(['declined', 'withdrawn', 'expired']);

/** The address of a page: with the object of the page where it is asked, or the only one; else the list. */
export async function placeOf(
  read: ReadAs,
  call: StreamCall,
  { at, who }: Pick<Act, 'at'> & Partial<Pick<Act, 'who'>>,
  page: string | undefined,
): Promise<string> {
  const placed = placedIn(at);
  if (placed === null) return at;
  const own = await ids[placed](read, call);
  const here = own.find((id) => page?.includes(id)) ?? (own.length === 1 ? own[0] : undefined);
  if (here !== undefined) return at.replace(`:${placed}`, here);
  const forClients =
    who?.includes('broker') && !hasRole(call.actor, 'seller') && hasRole(call.actor, 'broker');
  return placed === 'listing' && forClients ? '/engagements' : listOf[placed];
}
