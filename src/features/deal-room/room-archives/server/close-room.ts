import type { ClosingReason } from '#features/deal-room/deal-rooms/domain/closing.ts';
import { most } from '#features/deal-room/deal-rooms/room-shapes.ts';
import type { ArchivePart } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { endUploads } from '#features/deal-room/deal-rooms/server/end-uploads.ts';
import { holdAnyRoomToDecide } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { type RoomSight, roomForJob } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { closingRefusal } from '../domain/closing.ts';
import { archivesOf, deleteArchives, insertArchives } from './archive-store.ts';
import { buyersOf, saleOf, writeClosing } from './closing-store.ts';
import { getClosure } from './get-closure.ts';
import { makeRoomArchive } from './job-names.ts';
import { tellBuyersOfClosing } from './notices.ts';

type Asked = {
  reason: ClosingReason;
  note?: string | undefined;
  keepFor: string | null;
  withoutBuyer?: boolean | undefined;
  version: number;
};
type Room = RoomSight['room'];
type Buyers = Awaited<ReturnType<typeof buyersOf>>;

/**
 * Closes a room: after the commit nothing in it changes, and only the buyer it is kept for can read it.
 * Uploads in progress are canceled. For a closed room it changes the reason and the buyer, and affected
 * archives are made again.
 */
export async function closeRoom(work: Work, roomId: string, asked: Asked, parts: readonly ArchivePart[]) {
  const there = await roomForJob(work.db, roomId);
  // Locks out a concurrent sale: the room and the sale must name the same buyer.
  if (there) await holdListing(work.db, there.listing_id);
  const { room, side } = await holdAnyRoomToDecide(work, roomId);
  if (asked.version !== room.version) throw new Refused('stale');
  const note = asked.note ?? null;
  const refusal = closingRefusal({ reason: asked.reason, note, keepsFor: asked.keepFor !== null });
  if (refusal) throw new Refused(refusal);
  const of = { listingId: room.listing_id, now: work.now };
  const buyers = await buyersOf(work.db, of, most.people);
  const kept = buyers.find(({ id }) => id === asked.keepFor) ?? null;
  // Nothing was ever published, so there is nothing to keep.
  if (asked.keepFor !== null && (kept === null || room.published_at === null))
    throw new Refused('no-such-subject');
  if (kept) await checkBuyer(work, { listingId: room.listing_id, buyerId: kept.id, side });
  await refuseLosingBuyer(work, room, { buyers, kept, meant: asked.withoutBuyer === true });
  // Before the first publication buyers do not know that the room exists.
  const first = room.closed_at === null && room.published_at !== null;
  const closing = {
    closed_at: room.closed_at ?? work.now,
    closed_by: signedIn(work.actor).personId,
    closed_reason: asked.reason,
    closed_note: note,
    kept_for: kept?.id ?? null,
    kept_stage: kept?.stage ?? null,
  };
  if (!(await writeClosing(work.db, room, closing))) throw new Refused('stale');
  const uploads = await endUploads(work, roomId);
  await askForArchives(work, room, kept?.id ?? null);
  const subject = { type: 'deal-room', id: roomId };
  const ended = first ? await buyersOf(work.db, { ...of, inForce: true }, most.people) : [];
  record(work, room, asked.reason, { kept, ended });
  await work.audit({ action: 'room-closed', subject, detail: { reason: asked.reason, uploads } });
  await tellBuyersOfClosing(work, room, { ended: ended.map(({ id }) => id), kept: kept?.id ?? null });
  return getClosure(work, roomId, parts);
}

/** After the sale a room is kept for its buyer. If the sale names none, the owner names one here. */
async function checkBuyer(
  work: Work,
  { listingId, buyerId, side }: { listingId: string; buyerId: string; side: RoomSight['side'] },
): Promise<void> {
  const sale = await saleOf(work.db, listingId);
  if (!sale || sale.buyerId === buyerId) return;
  if (sale.buyerId !== null || side !== 'seller') throw new Refused('not-the-buyer');
  await work.emit({ kind: 'buyer-named', listingId, buyerId });
}

/** The buyer of the sale does not lose the room to a page that was loaded before the sale. */
async function refuseLosingBuyer(
  { db }: Work,
  room: Room,
  { buyers, kept, meant }: { buyers: Buyers; kept: Buyers[number] | null; meant: boolean },
): Promise<void> {
  const buyerId = (await saleOf(db, room.listing_id))?.buyerId ?? null;
  if (buyerId === null || meant || kept !== null || room.published_at === null) return;
  const reads = room.closed_at === null ? buyers.some(({ id }) => id === buyerId) : room.kept_for === buyerId;
  if (reads) throw new Refused('buyer-loses-access');
}

/** Recorded in the room's chain and in the chain of each buyer whose access ends or is kept. */
function record(
  work: Work,
  room: Room,
  reason: ClosingReason,
  { kept, ended }: { kept: Buyers[number] | null; ended: Buyers },
): void {
  const subject = { type: 'deal-room', id: room.id };
  const act = { act: 'room-closed', listingId: room.listing_id, subject } as const;
  work.record({ ...act, buyerId: null, detail: { reason } });
  const concerned = new Set([...ended.map(({ id }) => id), ...(kept ? [kept.id] : [])]);
  for (const buyerId of concerned)
    work.record({ ...act, buyerId, detail: { reason, kept: buyerId === kept?.id } });
}

/** One each for the owner, for deciding brokers, and for the buyer. Those still right are kept. */
async function askForArchives(work: Work, room: Room, keptFor: string | null): Promise<void> {
  const there = await archivesOf(work.db, room.id);
  const brokers = (await mandatesInForce(work.db, [room.listing_id], work.now)).filter(
    (one) => one.mayApprove,
  );
  const wanted = [
    { audience: 'seller', person_id: null },
    ...(brokers.length > 0 ? [{ audience: 'broker', person_id: null }] : []),
    ...(keptFor === null ? [] : [{ audience: 'buyer', person_id: keptFor }]),
  ];
  // The copies of owner and brokers describe the closing, which changed. Only the buyer's may stay.
  const stays = there.filter((one) => one.audience === 'buyer' && one.person_id === keptFor);
  await deleteArchives(
    work.db,
    there.filter((one) => !stays.includes(one)).map(({ id }) => id),
  );
  const rows = wanted
    .filter(({ audience }) => !stays.some((one) => one.audience === audience))
    .map((one) => ({ ...one, id: work.newId(), room_id: room.id, asked_at: work.now }));
  await insertArchives(work.db, rows);
  for (const { id } of rows) await work.enqueue(makeRoomArchive, { archiveId: id });
}
