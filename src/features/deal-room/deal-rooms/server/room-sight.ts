import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { storedStage } from '#features/marketplace/listings/server/stored.ts';
import { confirmationPath } from '#http/confirmed-sql.ts';
import type { Person } from '#kernel/actor.ts';
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
import { buyersAmong, buyersOf, peopleWithAccess } from './people-store.ts';
import { groupIdsOf, rightsOf } from './rights-store.ts';
import { endedFor, findRoom, type RoomRow, roomForViewer } from './room-store.ts';

export type Asking = Pick<Reading, 'actor' | 'now'> & { db: Reader };

export type RoomSight = {
  room: RoomRow;
  side: 'seller' | 'broker' | 'buyer';
  /** May publish, give permissions and clear personal data: the owner or a delegated broker. */
  decides: boolean;
  buyer: RoomBuyer | null;
  bought: boolean;
};

/**
 * Returns the caller's access to a room, read at each request because a grant or engagement may just have
 * ended. Throws Refused('not-found') for outsiders, and for buyers before the first publication. People who
 * once had access learn how it ended (`room`). This is also the one place that asks a session for what the room
 * needs: a confirmed device, and a second factor.
 */
export async function roomSightOf({ actor, db, now }: Asking, roomId: string): Promise<RoomSight> {
  const person = signedIn(actor);
  const { personId } = person;
  const sight = await sightOfPerson(db, { roomId, personId, now });
  if (sight !== null) {
    refuseUnproven(person, sight.room);
    return sight;
  }
  const room = await endedFor(db, { id: roomId, personId, now });
  throw new Refused('not-found', room ? { room } : {});
}

/** After access itself, so that only people of the room learn what it asks for. */
function refuseUnproven(person: Person, { second_factor_since }: RoomRow): void {
  if (second_factor_since !== null && !person.secondFactor)
    throw new Refused(person.token ? 'room-not-with-token' : 'room-needs-second-factor');
  // An admin's view cannot confirm itself: the admin opens a room of their own, or signs in with a second factor.
  if (person.deviceDue)
    throw new Refused('confirm-it-is-you', { confirmAt: confirmationPath, why: 'new-device' });
}

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
  // A closed room is over for every buyer except the one it is kept for, whatever their grant allows.
  const reached = room.closed_at === null ? stage : kept ? room.kept_stage : null;
  if (room.published_at === null || reached === null) return null;
  const buyer = { personId, stage: storedStage(reached), groupIds: group_ids };
  return { room, side: 'buyer', decides: false, buyer, bought };
}

/** Access for the seller's side. Buyers get not-found, as if the address did not exist. */
export async function sellerSightOf(asking: Asking, roomId: string): Promise<RoomSight> {
  const sight = await roomSightOf(asking, roomId);
  if (sight.side === 'buyer') throw new Refused('not-found');
  return sight;
}

/** Throws Refused('not-found') for people without access and if the caller is a buyer. */
export async function viewedBuyer({ db, now }: Asking, { room, side }: RoomSight, personId: string) {
  if (side === 'buyer') throw new Refused('not-found');
  const [person] = await peopleWithAccess(db, room.listing_id, now, { among: [personId] });
  if (!person) throw new Refused('not-found');
  const groupIds = await groupIdsOf(db, { roomId: room.id, personId });
  const buyer: RoomBuyer = { personId, stage: person.stage, groupIds };
  return { buyer, name: `${person.first_name} ${person.last_name}`.trim() };
}

/** The buyer for whom a closed room is kept, with the stage at closing; `null` if there is none. */
export async function keptBuyerOf(db: Reader, room: RoomRow): Promise<RoomBuyer | null> {
  const { id, kept_for: personId, kept_stage } = room;
  if (personId === null || kept_stage === null) return null;
  return {
    personId,
    stage: storedStage(kept_stage),
    groupIds: await groupIdsOf(db, { roomId: id, personId }),
  };
}

/** For jobs, without an access check. */
export function roomForJob(db: Reader, id: string): Promise<RoomRow | undefined> {
  return findRoom(db, id);
}

export function roomBuyersOf(
  { db, now }: Asking,
  room: Pick<RoomRow, 'id' | 'listing_id'>,
  personIds: readonly string[],
): Promise<Map<string, RoomBuyer>> {
  return buyersAmong(db, { roomId: room.id, listingId: room.listing_id, personIds, now });
}

/** Every buyer with access, for jobs. */
export async function allBuyersOf(
  { db, now }: Pick<Asking, 'db' | 'now'>,
  room: Pick<RoomRow, 'id' | 'listing_id'>,
): Promise<RoomBuyer[]> {
  const found = await buyersOf(db, { roomId: room.id, listingId: room.listing_id, now });
  return found.map(({ buyer }) => buyer);
}

export async function titleOf({ actor, db }: Asking, { room, side }: RoomSight): Promise<string> {
  const personId = signedIn(actor).personId;
  const titles = await listingTitlesFor(db, { personId, admin: side !== 'buyer' }, [room.listing_id]);
  return titles.get(room.listing_id) ?? titleForBuyers('withdrawn', '');
}

export type RoomShape = {
  folders: readonly FolderRow[];
  rights: readonly Right[];
  /** `null`: the seller's side, which may do everything. */
  levelFor(buyer: RoomBuyer | null, place: { folderId: string; documentId?: string }): Level;
  stageAt: ReturnType<typeof rightsIn>['stageAt'];
  rightAt: ReturnType<typeof rightsIn>['rightAt'];
  opensTo: ReturnType<typeof rightsIn>['opensTo'];
};

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
    rightAt: asked.rightAt,
    opensTo: asked.opensTo,
  };
}

export const storedFolderStage: (stored: string | null) => FolderStage | null = orNull(
  storedWord(folderStages, 'stage of a folder'),
);

export type DocumentSight = { sight: RoomSight; document: DocumentRow; level: Level };

/** A buyer needs `view` on a published document. Throws Refused('not-found'). */
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

/** What a buyer may open, and so what their searches are limited to. Takes three statements. */
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

/** What was asked for; `null` instead of the refusal that hides it. */
export async function unlessHidden<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return null;
    throw error;
  }
}
