import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { sellsListing } from '#features/marketplace/listings/server/mandates.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { roomIndex } from '../domain/room-index.ts';
import { insertFolders } from './folder-store.ts';
import { insertRoom } from './room-store.ts';

export async function openRoom(work: Work, listingId: string) {
  const listing = await holdListing(work.db, listingId);
  const caller = { personId: signedIn(work.actor).personId, now: work.now };
  if (!listing || !(await sellsListing(work.db, listing, caller))) throw new Refused('not-found');
  if (listing.status === 'sold' || listing.status === 'withdrawn')
    throw new Refused('room-for-closed-listing');
  const id = work.newId();
  const row = { id, listing_id: listingId, opened_by: listing.ownerId, created_at: work.now };
  if (!(await insertRoom(work.db, row))) throw new Refused('room-exists');
  await insertFolders(work.db, templateRows(work, id));
  const subject = { type: 'deal-room', id };
  work.record({ act: 'room-opened', listingId, buyerId: null, subject });
  await work.audit({ action: 'room-opened', subject, detail: { listingId } });
  return { id };
}

function templateRows(work: Work, roomId: string) {
  const ids = new Map(roomIndex.map(({ code }) => [code, work.newId()]));
  return roomIndex.map(({ code, name, stage, required }) => {
    const steps = code.split('.');
    const above = ids.get(steps.slice(0, -1).join('.')) ?? null;
    return {
      id: ids.get(code) ?? work.newId(),
      room_id: roomId,
      parent_id: above,
      place: Number(steps.at(-1)),
      name,
      stage,
      required,
      template_code: code,
      created_at: work.now,
    };
  });
}
