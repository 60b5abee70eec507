import type { z } from 'zod';
import { foldersShown } from '#features/deal-room/deal-rooms/server/get-room.ts';
import type { RoomSight } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { RequestView, requestContent } from '../diligence-shapes.ts';
import { isWaiting } from '../domain/request.ts';
import { refuseUnknown } from './add-requests.ts';
import { holdRequest } from './hold-request.ts';
import { findRequest, type RequestRow, writeLinks, writeRequest } from './request-store.ts';
import { stateOf, viewOfOne } from './request-views.ts';

type Content = z.output<typeof requestContent>;

/** Buyers can edit their request until it is answered. */
export async function changeRequest(
  work: Work,
  id: string,
  { title, details, folderId, priority, dueOn, documentIds, version }: Content & { version: number },
): Promise<RequestView> {
  const { row, standing } = await holdRequest(work, id);
  if (standing.party !== 'asker' || standing.sight === null) throw new Refused('not-your-move');
  if (version !== row.version) throw new Refused('stale');
  if (!isWaiting(stateOf(row))) throw new Refused('invalid-transition');
  await refuseUnknown(work, standing.sight, [{ folderId, documentIds }]);
  const folder = folderId ?? (await folderOfTheSide(work, row, standing.sight));
  const change = { title, details, folder_id: folder, priority, due_on: dueOn };
  if (!(await writeRequest(work.db, row, change))) throw new Refused('stale');
  await writeLinks(work.db, { requestId: id, linkedBy: 'asker' }, documentIds);
  const subject = { type: 'diligence-request', id };
  work.record({ act: 'diligence-changed', listingId: row.listing_id, buyerId: row.asker_id, subject });
  await work.audit({ action: 'diligence-changed', subject });
  const after = await findRequest(work.db, id);
  if (!after) throw new Error('the request is locked and gone');
  return viewOfOne(work, after, standing);
}

/** Keeps a folder set by the seller's side that the buyer cannot see, unless the buyer names one. */
async function folderOfTheSide(work: Work, row: RequestRow, sight: RoomSight): Promise<string | null> {
  if (row.folder_id === null) return null;
  const shown = await foldersShown(work, sight);
  return shown.some(({ id }) => id === row.folder_id) ? null : row.folder_id;
}
