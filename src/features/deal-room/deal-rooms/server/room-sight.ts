import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { storedStage } from '#features/marketplace/listings/server/stored.ts';
import { Refused } from '#kernel/refusal.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import {
  type FolderStage,
  folderStages,
  type Level,
  type Right,
  type RoomBuyer,
  rightsIn,
} from '../domain/rights.ts';
import { type DocumentRow, documentPlaces, findDocument } from './document-store.ts';
import { type FolderRow, foldersOf } from './folder-store.ts';
import { buyersAmong, peopleWithAccess } from './people-store.ts';
import { groupIdsOf, rightsOf } from './rights-store.ts';
import { endedFor, findRoom, type RoomRow, roomForViewer } from './room-store.ts';

export type Asking = Pick<Reading, 'actor' | 'now'> & { db: Reader };

/** What the caller is to a room now. */
export type RoomSight = {
  room: RoomRow;
  side: 'seller' | 'broker' | 'buyer';
  /** May publish, give rights and clear personal data: the owner, or a broker to whom decisions are delegated. */
  decides: boolean;
  /** With whose eyes a buyer's view is made: the caller's own on the buyer's side, else `null`. */
  buyer: RoomBuyer | null;
  /** The caller bought the business. */
  bought: boolean;
};

/**
 * What the caller is to a room, read at each request: a grant or a mandate may have ended just now. Whoever is nothing
 * to it is told that there is none (Refused('not-found')); so is a buyer before anything was ever published. Whoever
 * could find it once is told how that ended (`room`).
 */
export async function roomSightOf({ actor, db, now }: Asking, roomId: string): Promise<RoomSight> {
  const { personId } = signedIn(actor);
  const sight = await sightOfPerson(db, { roomId, personId, now });
  if (sight !== null) return sight;
  const room = await endedFor(db, { id: roomId, personId, now });
  throw new Refused('not-found', room ? { room } : {});
}

/** What a person is to a room at `now`, whoever asks; `null` for whom there is none. */
export async function sightOfPerson(
  db: Reader,
  { roomId, personId, now }: { roomId: string; personId: string; now: Date },
): Promise<RoomSight | null> {
  const row = await roomForViewer(db, { id: roomId, personId, now });
  if (!row) return null;
  const { owner_id, mandated, may_approve, stage, kept, bought, group_ids, ...rest } = row;
  const { listing_status: _status, ...room } = rest;
  if (personId === owner_id) return { room, side: 'seller', decides: true, buyer: null, bought };
  if (mandated) return { room, side: 'broker', decides: may_approve === true, buyer: null, bought };
  // A closed room is over for every buyer but the one that it is kept for, however far their grant goes.
  const reached = room.closed_at === null ? stage : kept ? room.kept_stage : null;
  if (room.published_at === null || reached === null) return null;
  const buyer = { personId, stage: storedStage(reached), groupIds: group_ids };
  return { room, side: 'buyer', decides: false, buyer, bought };
}

/** The same for who works on the room: to buyers it is as if the address were not there. */
export async function sellerSightOf(asking: Asking, roomId: string): Promise<RoomSight> {
  const sight = await roomSightOf(asking, roomId);
  if (sight.side === 'buyer') throw new Refused('not-found');
  return sight;
}

/** The buyer as whom the seller's side looks; Refused('not-found') for somebody without access, and for buyers. */
export async function viewedBuyer({ db, now }: Asking, { room, side }: RoomSight, personId: string) {
  if (side === 'buyer') throw new Refused('not-found');
  const [person] = await peopleWithAccess(db, room.listing_id, now, { among: [personId] });
  if (!person) throw new Refused('not-found');
  const groupIds = await groupIdsOf(db, { roomId: room.id, personId });
  const buyer: RoomBuyer = { personId, stage: person.stage, groupIds };
  return { buyer, name: `${person.first_name} ${person.last_name}`.trim() };
}

/** The buyer for whom a closed room is kept, with the eyes of the day on which it was closed; `null`: nobody. */
export async function keptBuyerOf(db: Reader, room: RoomRow): Promise<RoomBuyer | null> {
  const { id, kept_for: personId, kept_stage } = room;
  if (personId === null || kept_stage === null) return null;
  return {
    personId,
    stage: storedStage(kept_stage),
    groupIds: await groupIdsOf(db, { roomId: id, personId }),
  };
}

/** A room without anybody who asks, for jobs; `undefined`: there is none. */
export function roomForJob(db: Reader, id: string): Promise<RoomRow | undefined> {
  return findRoom(db, id);
}

/** Those of the people who have access to the room now, as its rules see them. */
export function roomBuyersOf(
  { db, now }: Asking,
  room: Pick<RoomRow, 'id' | 'listing_id'>,
  personIds: readonly string[],
): Promise<Map<string, RoomBuyer>> {
  return buyersAmong(db, { roomId: room.id, listingId: room.listing_id, personIds, now });
}

/** The title of the room: the listing's, as the caller may know it. */
export async function titleOf({ actor, db }: Asking, { room, side }: RoomSight): Promise<string> {
  const personId = signedIn(actor).personId;
  const titles = await listingTitlesFor(db, { personId, admin: side !== 'buyer' }, [room.listing_id]);
  return titles.get(room.listing_id) ?? titleForBuyers('withdrawn', '');
}

/** The tree and the rights of a room, asked for a place at a time. */
export type RoomShape = {
  folders: readonly FolderRow[];
  rights: readonly Right[];
  /** What a buyer (`null`: the seller's side, which may everything) may do at a place. */
  levelFor(buyer: RoomBuyer | null, place: { folderId: string; documentId?: string }): Level;
  stageAt: ReturnType<typeof rightsIn>['stageAt'];
};

/** The tree and the rights of a room, in two statements. */
export async function shapeOf(db: Reader, roomId: string): Promise<RoomShape> {
  const folders = await foldersOf(db, roomId);
  const rights = await rightsOf(db, roomId);
  const asked = rightsIn(
    folders.map(({ id, parent_id, stage }) => ({ id, parentId: parent_id, stage: storedFolderStage(stage) })),
    rights,
  );
  return {
    folders,
    rights,
    levelFor: (buyer, place) => (buyer === null ? 'original' : asked.levelAt(buyer, place)),
    stageAt: asked.stageAt,
  };
}

export const storedFolderStage: (stored: string | null) => FolderStage | null = orNull(
  storedWord(folderStages, 'stage of a folder'),
);

/** A published document with what the caller may do with it. */
export type DocumentSight = { sight: RoomSight; document: DocumentRow; level: Level };

/**
 * A document that the caller may see: for the seller's side any, for a buyer a published one on which they have at
 * least `view`. Otherwise there is none: Refused('not-found').
 */
export async function documentSightOf(asking: Asking, documentId: string): Promise<DocumentSight> {
  const document = await findDocument(asking.db, documentId);
  if (!document) throw new Refused('not-found');
  const sight = await roomSightOf(asking, document.room_id);
  if (sight.buyer && document.published_version_id === null) throw new Refused('not-found');
  const shape = await shapeOf(asking.db, document.room_id);
  const level = shape.levelFor(sight.buyer, { folderId: document.folder_id, documentId });
  if (level === 'none') throw new Refused('not-found');
  return { sight, document, level };
}

/**
 * The published documents of a room that a buyer may open, with the right on each: what a search is limited to.
 * Three statements however many there are.
 */
export async function readableDocuments(
  db: Reader,
  roomId: string,
  buyer: RoomBuyer | null,
): Promise<Map<string, { level: Level; versionId: string; folderId: string }>> {
  const shape = await shapeOf(db, roomId);
  const readable = new Map<string, { level: Level; versionId: string; folderId: string }>();
  for (const { id, folder_id, published_version_id } of await documentPlaces(db, roomId)) {
    if (published_version_id === null) continue;
    const level = shape.levelFor(buyer, { folderId: folder_id, documentId: id });
    if (level !== 'none') readable.set(id, { level, versionId: published_version_id, folderId: folder_id });
  }
  return readable;
}
