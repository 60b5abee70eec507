import type { z } from 'zod';
import { closingReasons } from '#features/deal-room/deal-rooms/domain/closing.ts';
import { most } from '#features/deal-room/deal-rooms/room-shapes.ts';
import type { ArchivePart } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { type Asking, type RoomSight, titleOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { getClosure as contract } from '../contract.ts';
import { reopeningRefusal } from '../domain/closing.ts';
import { archiveSightOf } from './archive-sight.ts';
import type { ArchiveRow } from './archive-store.ts';
import { buyersOf, nameOf, saleOf, unfinishedIn } from './closing-store.ts';
import { papersOf } from './papers-of.ts';
import { troubleWords } from './problems.ts';

type View = z.input<(typeof contract)['reply']>;

export async function getClosure(
  asking: Asking,
  roomId: string,
  parts: readonly ArchivePart[],
): Promise<View> {
  const { sight, archive, refusal } = await archiveSightOf(asking, roomId);
  const { room, side, decides } = sight;
  const reason = closedReason(room);
  return {
    roomId,
    title: await titleOf(asking, sight),
    side,
    version: room.version,
    closed:
      room.closed_at && reason
        ? { at: room.closed_at.toISOString(), reason, note: side === 'buyer' ? null : room.closed_note }
        : null,
    keptFor:
      side === 'buyer' || room.kept_for === null
        ? null
        : { id: room.kept_for, name: await nameOf(asking.db, room.kept_for) },
    before: decides ? await beforeClosing(asking, sight) : null,
    archive: archive && viewOf(archive),
    papers: await papersFor(asking, sight, parts),
    may: {
      close: decides || (side === 'buyer' ? 'not-your-room' : 'seller-decides'),
      reopen: await mayReopen(asking, sight),
      download: refusal ?? true,
    },
  };
}

export function closedReason({ closed_reason }: RoomSight['room']) {
  return closingReasons.find((one) => one === closed_reason) ?? null;
}

/** Only for those with a copy of the archive: owner, deciding brokers, the buyer who keeps it. */
async function papersFor(
  { db, actor }: Asking,
  { room, side, decides }: RoomSight,
  parts: readonly ArchivePart[],
): Promise<View['papers']> {
  if (room.closed_at === null || (side === 'broker' && !decides)) return [];
  const reader =
    side === 'buyer'
      ? { kind: side, personId: signedIn(actor).personId, readable: new Set<string>() }
      : { kind: side };
  const papers = await papersOf(db, parts, { roomId: room.id, listingId: room.listing_id, reader });
  return papers.map(({ kind, id, what }) => ({ kind, id, what }));
}

async function beforeClosing({ db, now }: Asking, { room }: RoomSight) {
  const id = room.listing_id;
  const buyers = await buyersOf(db, { listingId: id, now }, most.people);
  const status = (await listingFaceOf(db, id))?.status ?? 'withdrawn';
  const buyerId = (await saleOf(db, id))?.buyerId ?? null;
  return { buyers, listing: { id, status, buyerId }, ...(await unfinishedIn(db, room.id)) };
}

async function mayReopen({ db }: Asking, { room, side, decides }: RoomSight): Promise<true | string> {
  if (!decides) return side === 'buyer' ? 'not-your-room' : 'seller-decides';
  const listing = await listingFaceOf(db, room.listing_id);
  return reopeningRefusal(closedReason(room), listing?.status ?? 'withdrawn') ?? true;
}

function viewOf(row: ArchiveRow): NonNullable<View['archive']> {
  const made = row.made_at !== null;
  return {
    state: made ? 'ready' : row.claimed_at === null ? 'waiting' : 'being-made',
    trouble: row.trouble === null ? null : troubleWords(row.trouble, row.trouble_place),
    triedAt: row.tried_at?.toISOString() ?? null,
    madeAt: row.made_at?.toISOString() ?? null,
    size: row.size === null ? null : Number(row.size),
    files: row.files,
    sha256: row.sha256,
  };
}
