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

type Asked = { reason: ClosingReason; note?: string | undefined; keepFor: string | null; version: number };
type Room = RoomSight['room'];
type Buyers = Awaited<ReturnType<typeof buyersOf>>;

/**
 * Closes a room: from this commit on nothing in it changes and no buyer sees it but the one that it is kept for. What is
 * on its way is given up. Asked of a closed room it says anew why and for whom; the archives that this touches are made
 * anew.
 */
export async function closeRoom(work: Work, roomId: string, asked: Asked, parts: readonly ArchivePart[]) {
  const there = await roomForJob(work.db, roomId);
  // Nobody records a sale beside us: the room and the sale name one buyer.
  if (there && asked.keepFor !== null) await holdListing(work.db, there.listing_id);
  const { room, side } = await holdAnyRoomToDecide(work, roomId);
  if (asked.version !== room.version) throw new Refused('stale');
  const note = asked.note ?? null;
  const refusal = closingRefusal({ reason: asked.reason, note, keepsFor: asked.keepFor !== null });
  if (refusal) throw new Refused(refusal);
  const of = { listingId: room.listing_id, now: work.now };
  const buyers = await buyersOf(work.db, of, most.people);
  const kept = buyers.find(({ id }) => id === asked.keepFor) ?? null;
  // Nothing was ever published: nobody has anything to keep.
  if (asked.keepFor !== null && (kept === null || room.published_at === null))
    throw new Refused('no-such-subject');
  if (kept) await checkBuyer(work, { listingId: room.listing_id, buyerId: kept.id, side });
  // Before the first publication no buyer can tell that there is a room.
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

/**
 * After the sale a room is kept for whoever bought. Where the sale names nobody, its owner, who records sales, names the
 * buyer so.
 */
async function checkBuyer(
  work: Work,
  { listingId, buyerId, side }: { listingId: string; buyerId: string; side: RoomSight['side'] },
): Promise<void> {
  const sale = await saleOf(work.db, listingId);
  if (!sale || sale.buyerId === buyerId) return;
  if (sale.buyerId !== null || side !== 'seller') throw new Refused('not-the-buyer');
  await work.emit({ kind: 'buyer-named', listingId, buyerId });
}

/** In the room's own chain, and in the chain of everybody for whom something ended or is kept. */
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

/** One for the owner, one for brokers who may decide, one for the buyer who keeps; what stands and still fits stays. */
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
  // What the owner's and the brokers' say of the closing itself has changed: only a buyer's own may stay.
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
