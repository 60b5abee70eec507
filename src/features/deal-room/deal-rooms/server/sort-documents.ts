import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { sortDocuments as contract } from '../contract.ts';
import { newPlaces, type Ordering } from '../domain/document-order.ts';
import { documentsToSort, movePlaces } from './document-store.ts';
import { findFolder } from './folder-store.ts';
import { holdRoom } from './hold-room.ts';
import { touchRoom } from './room-store.ts';

type Asked = InputOf<typeof contract>['body'];

/** Index numbers follow the new order; links and permissions stay. */
export async function sortDocuments(work: Work, folderId: string, asked: Asked) {
  const seen = await findFolder(work.db, folderId);
  if (!seen) throw new Refused('not-found');
  await holdRoom(work, seen.room_id);
  const places = newPlaces(await documentsToSort(work.db, folderId), orderingOf(asked));
  if (places === null) throw new Refused('no-such-target');
  if (places.size === 0) return { moved: 0 };
  await movePlaces(work.db, places);
  await touchRoom(work.db, seen.room_id);
  await work.audit({
    action: 'room-folder-sorted',
    subject: { type: 'room-folder', id: folderId },
    detail: { documents: places.size },
  });
  return { moved: places.size };
}

function orderingOf({ by, documentId, before }: Asked): Ordering {
  if (by === 'hand') return { documentId: documentId ?? '', before: before ?? null };
  const stray = Object.entries({ documentId, before }).filter(([, id]) => id !== undefined);
  const fields = Object.fromEntries(stray.map(([field]) => [field, ['Does not go with this order.']]));
  if (stray.length > 0) throw new Refused('invalid-fields', { fields });
  return { by };
}
