import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listOffers } from '#features/offers/offers/contract.ts';
import { listReviews } from '#features/quality-of-earnings/reviews/contract.ts';
import { listChecks } from '#features/valuation/health-check/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { type Act, listOf, mayDo, type Placed, pages, placedIn } from '../../domain/acts/act.ts';
import { onlyFor } from '../../domain/acts/refusing.ts';
import { factOf } from '../../domain/fact.ts';
import { nearestActs } from '../../domain/understood.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

export const actReads = [
  listOwnListings,
  listRequests,
  listOffers,
  listRooms,
  listChecks,
  listReviews,
] as const;

/** `page`: where it is asked, as it may name the very object. */
export function findActTool(read: ReadAs) {
  return tool({
    name: 'find_act',
    words:
      'How a person does something on this site: where the button is, and whether the person who asks has it. Nothing is done by this.',
    parameters: z.object({ question: z.string().max(400), page: z.string().max(200).optional() }),
    run: async (call, { question, page }): Promise<Found> => {
      const [nearest] = nearestActs(question);
      return nearest ? actFound(read, call, { act: nearest, page }) : { facts: [] };
    },
  });
}

/** The sentence and the link of an act, or who may do it if the caller’s roles do not. */
async function actFound(
  read: ReadAs,
  call: StreamCall,
  { act, page }: { act: Act; page: string | undefined },
): Promise<Found> {
  const { actor } = call;
  const roles = actor.kind === 'person' ? actor.roles : [];
  if (!mayDo(act, roles)) return { facts: [factOf(onlyFor(act), pageSource('/user/profile'))] };
  const href = await placeOf(read, call, act, page);
  const label = `Open ${pages[act.at]}`;
  return { facts: [factOf(act.says, pageSource(act.at, href))], proposals: [{ kind: 'open', label, href }] };
}

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

/** The address of an act’s page: with the object of the page where it is asked, or the only one; else the list. */
async function placeOf(
  read: ReadAs,
  call: StreamCall,
  { at, who }: Act,
  page: string | undefined,
): Promise<string> {
  const placed = placedIn(at);
  if (placed === null) return at;
  const own = await ids[placed](read, call);
  const here = own.find((id) => page?.includes(id)) ?? (own.length === 1 ? own[0] : undefined);
  if (here !== undefined) return at.replace(`:${placed}`, here);
  const forClients =
    who.includes('broker') && !hasRole(call.actor, 'seller') && hasRole(call.actor, 'broker');
  return placed === 'listing' && forClients ? '/engagements' : listOf[placed];
}
