import type { z } from 'zod';
import type { Reading } from '#platform/context.ts';
import { closingReasons } from '../domain/closing.ts';
import { readinessOf } from '../domain/readiness.ts';
import type { RoomBuyer } from '../domain/rights.ts';
import { shownKinds } from '../domain/viewable.ts';
import type { folderView, roomView } from '../room-shapes.ts';
import { documentPlaces } from './document-store.ts';
import { numbersOf } from './folder-numbers.ts';
import type { FolderRow } from './folder-store.ts';
import { buyersOf } from './people-store.ts';
import { countHeld, countUnpaged } from './publication-store.ts';
import {
  type RoomShape,
  type RoomSight,
  roomSightOf,
  shapeOf,
  storedFolderStage,
  titleOf,
  viewedBuyer,
} from './room-sight.ts';

type FolderView = z.input<typeof folderView>;
type Places = Awaited<ReturnType<typeof documentPlaces>>;
type Counts = ReadonlyMap<string, { published: number; staged: number; readable: number }>;

/** With `as`, the seller's side gets the room as that buyer sees it, under the same rules. */
export async function getRoom(
  reading: Reading,
  roomId: string,
  as: string | undefined,
): Promise<z.input<typeof roomView>> {
  const sight = await roomSightOf(reading, roomId);
  const viewed = as === undefined ? null : await viewedBuyer(reading, sight, as);
  const buyer = viewed?.buyer ?? sight.buyer;
  const shape = await shapeOf(reading.db, roomId);
  const places = await documentPlaces(reading.db, roomId);
  const counts = countsIn(places, shape, buyer);
  const shown = buyer === null ? shape.folders : visibleTo(buyer, sight, shape, counts);
  const { room } = sight;
  return {
    id: room.id,
    listingId: room.listing_id,
    title: await titleOf(reading, sight),
    side: sight.side,
    viewedAs: viewed ? { personId: viewed.buyer.personId, name: viewed.name } : null,
    publishedAt: room.published_at?.toISOString() ?? null,
    closed: closingOf(room),
    bought: sight.bought,
    secondFactor: room.second_factor_since !== null,
    version: room.version,
    folders: folderViews(shown, shape, counts, buyer),
    manage:
      buyer === null
        ? {
            ...(await managing(reading, roomId, shape, counts)),
            shutOut: await countShutOut(reading, sight, shape, places),
          }
        : null,
    may: mayDo(sight, viewed !== null),
  };
}

export async function foldersShown(
  reading: Pick<Reading, 'db'>,
  sight: RoomSight,
  given?: RoomShape,
): Promise<{ id: string; name: string; number: string }[]> {
  const shape = given ?? (await shapeOf(reading.db, sight.room.id));
  const { buyer } = sight;
  const shown =
    buyer === null
      ? shape.folders
      : visibleTo(
          buyer,
          sight,
          shape,
          countsIn(await documentPlaces(reading.db, sight.room.id), shape, buyer),
        );
  const numbers = numbersOf(shape.folders);
  return shown.map(({ id, name }) => ({ id, name, number: numbers.get(id) ?? '' }));
}

export async function ownFolderView(reading: Pick<Reading, 'db'>, folder: FolderRow): Promise<FolderView> {
  const shape = await shapeOf(reading.db, folder.room_id);
  const counts = countsIn(await documentPlaces(reading.db, folder.room_id), shape, null);
  const [view] = folderViews(
    shape.folders.filter(({ id }) => id === folder.id),
    shape,
    counts,
    null,
  );
  if (!view) throw new Error('the folder is not in its room');
  return view;
}

function countsIn(places: Places, shape: RoomShape, buyer: RoomBuyer | null): Counts {
  const counts = new Map(shape.folders.map(({ id }) => [id, { published: 0, staged: 0, readable: 0 }]));
  for (const document of places) {
    const folder = counts.get(document.folder_id);
    if (!folder) continue;
    const published = document.published_version_id !== null;
    if (published) folder.published += 1;
    if (document.staged) folder.staged += 1;
    const place = { folderId: document.folder_id, documentId: document.id };
    if (buyer === null || (published && shape.levelFor(buyer, place) !== 'none')) folder.readable += 1;
  }
  return counts;
}

/** Folders that lead to a readable document, or that say why there is none. */
function visibleTo(
  buyer: RoomBuyer,
  { room }: RoomSight,
  shape: RoomShape,
  counts: Counts,
): readonly FolderRow[] {
  if (room.published_at === null) return [];
  const byId = new Map(shape.folders.map((folder) => [folder.id, folder]));
  const shown = new Set<string>();
  for (const folder of shape.folders) {
    const says = folder.not_applicable !== null && shape.levelFor(buyer, { folderId: folder.id }) !== 'none';
    if (!says && !counts.get(folder.id)?.readable) continue;
    for (let at: FolderRow | undefined = folder; at && !shown.has(at.id); ) {
      shown.add(at.id);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id);
    }
  }
  return shape.folders.filter(({ id }) => shown.has(id));
}

function folderViews(
  folders: readonly FolderRow[],
  shape: RoomShape,
  counts: Counts,
  buyer: RoomBuyer | null,
): FolderView[] {
  const numbers = numbersOf(shape.folders);
  return folders
    .map((folder) => ({
      id: folder.id,
      parentId: folder.parent_id,
      number: numbers.get(folder.id) ?? '',
      name: folder.name,
      notApplicable: folder.not_applicable,
      documents: counts.get(folder.id)?.readable ?? 0,
      level: shape.levelFor(buyer, { folderId: folder.id }),
      manage:
        buyer === null
          ? {
              stage: storedFolderStage(folder.stage),
              opensAt: shape.stageAt(folder.id),
              required: folder.required,
              staged: counts.get(folder.id)?.staged ?? 0,
              version: folder.version,
            }
          : null,
    }))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
}

/** Buyers with access who can open none of the published documents. */
async function countShutOut(
  { db, now }: Reading,
  { room }: RoomSight,
  shape: RoomShape,
  places: Places,
): Promise<number> {
  const published = places.filter(({ published_version_id }) => published_version_id !== null);
  if (published.length === 0 || room.closed_at !== null) return 0;
  const opens = (buyer: RoomBuyer) =>
    published.some(
      ({ id, folder_id }) => shape.levelFor(buyer, { folderId: folder_id, documentId: id }) !== 'none',
    );
  const people = await buyersOf(db, { roomId: room.id, listingId: room.listing_id, now });
  return people.filter(({ buyer }) => !opens(buyer)).length;
}

async function managing({ db }: Reading, roomId: string, shape: RoomShape, counts: Counts) {
  const { missing, ...readiness } = readinessOf(
    shape.folders.map(({ id, parent_id, required, not_applicable }) => ({
      id,
      parentId: parent_id,
      required,
      notApplicable: not_applicable,
      ...(counts.get(id) ?? { published: 0, staged: 0 }),
    })),
  );
  const staged = [...counts.values()].reduce((sum, count) => sum + count.staged, 0);
  const numbers = numbersOf(shape.folders);
  const place = ({ id }: { id: string }) => numbers.get(id) ?? '';
  return {
    readiness,
    missing: missing
      .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
      .map(({ id, staged: waits }) => ({ folderId: id, staged: waits })),
    staged,
    ...(await countHeld(db, roomId)),
    unpaged: await countUnpaged(db, roomId, shownKinds),
  };
}

function closingOf({ closed_at, closed_reason }: RoomSight['room']) {
  const reason = closingReasons.find((one) => one === closed_reason);
  return closed_at && reason ? { at: closed_at.toISOString(), reason } : null;
}

function mayDo({ side, decides, room }: RoomSight, viewed: boolean) {
  const own = side === 'buyer' ? 'not-your-room' : viewed ? 'room-viewed-as' : null;
  const not = own ?? (room.closed_at === null ? null : 'room-closed');
  const decide = not ?? (decides ? true : 'seller-decides');
  const setSecondFactor = own ?? (decides ? true : 'seller-decides');
  return { upload: not ?? true, publish: decide, setRights: decide, setSecondFactor } as const;
}
