import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { RoomBuyer } from '../domain/rights.ts';
import { documentsIn, type Shown, versionsOf } from './document-store.ts';
import { type DocumentView, viewOfDocument } from './document-views.ts';
import { numbersOf } from './folder-numbers.ts';
import { findFolder } from './folder-store.ts';
import { type RoomShape, roomSightOf, shapeOf, viewedBuyer } from './room-sight.ts';

type Query = { as?: string | undefined; after?: number | undefined; size: number };

export async function listDocuments(reading: Reading, folderId: string, query: Query) {
  const folder = await findFolder(reading.db, folderId);
  if (!folder) throw new Refused('not-found');
  const sight = await roomSightOf(reading, folder.room_id);
  const viewed = query.as === undefined ? null : await viewedBuyer(reading, sight, query.as);
  const buyer = viewed?.buyer ?? sight.buyer;
  const shape = await shapeOf(reading.db, folder.room_id);
  const shown = buyer === null ? null : shownTo(buyer, shape, folderId);
  const { after = 0, size } = query;
  const rows = await documentsIn(reading.db, { folderId, after, limit: size + 1, shown });
  // A folder in which a buyer sees nothing and has no permission is reported as not found.
  if (shown && 'only' in shown && rows.length === 0 && after === 0) throw new Refused('not-found');
  const page = rows.slice(0, size);
  const ids = page.map(({ id }) => id);
  const versions = Map.groupBy(await versionsOf(reading.db, ids), ({ document_id }) => document_id);
  const folderNumber = numbersOf(shape.folders).get(folderId) ?? '';
  const items = page.flatMap((row): DocumentView[] => {
    const level = shape.levelFor(buyer, { folderId, documentId: row.id });
    const view = viewOfDocument(row, versions.get(row.id) ?? [], { folderNumber, level, buyer });
    return view ? [view] : [];
  });
  return { items, next: rows.length > size ? (page.at(-1)?.place ?? null) : null };
}

/** Only rights on documents can differ from the folder's level, so only these are checked. */
function shownTo(buyer: RoomBuyer, shape: RoomShape, folderId: string): Shown {
  const told = shape.rights.flatMap(({ target }) => (target.kind === 'document' ? [target.id] : []));
  const sees = (documentId: string) => shape.levelFor(buyer, { folderId, documentId }) !== 'none';
  return shape.levelFor(buyer, { folderId }) === 'none'
    ? { only: told.filter(sees) }
    : { but: told.filter((id) => !sees(id)) };
}
