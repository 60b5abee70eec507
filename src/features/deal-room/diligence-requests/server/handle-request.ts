import type { z } from 'zod';
import { foldersShown } from '#features/deal-room/deal-rooms/server/get-room.ts';
import type { RoomSight } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { hasAccess } from '#features/deal-room/room-questions/server/access-sql.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { handling, RequestView } from '../diligence-shapes.ts';
import { assignment, type Handler, isHandledBy } from './handler.ts';
import { holdRequest } from './hold-request.ts';
import { tellHandler } from './notices.ts';
import { findRequest, writeRequest } from './request-store.ts';
import { viewOfOne } from './request-views.ts';

type Handling = z.output<typeof handling>;

/** Sets owner and folder. The buyer does not learn the owner. */
export async function handleRequest(
  work: Work,
  id: string,
  { route, folderId, version }: Handling,
): Promise<RequestView> {
  const { row, standing } = await holdRequest(work, id);
  const { party, sight } = standing;
  if (sight === null || party === 'asker' || party === 'expert') throw new Refused('not-your-move');
  if (version !== row.version) throw new Refused('stale');
  await refuseFolder(work, sight, folderId);
  const handler = await checkedHandler(work, row.listing_id, route);
  const change = { folder_id: folderId, ...assignment(row, handler, work.now) };
  if (!(await writeRequest(work.db, row, change))) throw new Refused('stale');
  await work.audit({
    action: 'diligence-handled',
    subject: { type: 'diligence-request', id },
    detail: { owner: handler.owner, folderId },
  });
  const after = await findRequest(work.db, id);
  if (!after) throw new Error('the request is locked and gone');
  if (!isHandledBy(row, after)) await tellHandler(work, after);
  return viewOfOne(work, after, standing);
}

async function refuseFolder(work: Work, sight: RoomSight, folderId: string | null): Promise<void> {
  if (folderId === null) return;
  const folders = await foldersShown(work, sight);
  if (!folders.some(({ id }) => id === folderId)) throw new Refused('no-such-target');
}

/** An expert must not be a buyer, who would read a competitor's request. */
async function checkedHandler(work: Work, listingId: string, route: Handling['route']): Promise<Handler> {
  const none = { owner: route?.kind ?? null, broker_id: null, expert_email: null };
  if (route === null || route.kind === 'seller') return none;
  if (route.kind === 'broker') {
    const mandates = await mandatesInForce(work.db, [listingId], work.now);
    if (!mandates.some(({ brokerId }) => brokerId === route.id)) throw new Refused('no-such-broker');
    return { ...none, broker_id: route.id };
  }
  if (await hasAccess(work.db, { listingId, address: route.email, now: work.now }))
    throw new Refused('expert-is-buyer');
  return { ...none, expert_email: route.email };
}
