import {
  type RoomSight,
  readableDocuments,
  sightOfPerson,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import type { Work } from '#platform/context.ts';
import { newsLine, newsOf, newsWords } from '../domain/news.ts';
import { insertTold, knownTo, lockReader, type ReaderKey, writeToldUntil } from './news-store.ts';

/** Notice and known versions commit together, so that nothing is announced twice, even after a crash. */
export async function tellReader(work: Work, key: ReaderKey): Promise<void> {
  const visit = await lockReader(work.db, key);
  const sight = await sightOfPerson(work.db, { ...key, now: work.now });
  if (!sight?.buyer) return;
  const { news, folders } = await learn(work, key, sight);
  const words = newsWords(news);
  if (words === null) return;
  const { id, listing_id } = sight.room;
  await work.notify([key.personId], {
    kind: 'room-documents',
    words,
    lines: [
      newsLine(news, folders),
      // A first visit marks nothing, because everything is new.
      `The seller’s side published them, and they are open to you.${visit ? ' In the deal room they are marked as new.' : ''}`,
    ],
    path: `/deal-rooms/${id}`,
    listingId: listing_id,
  });
}

/** Marks all open versions as known to the reader, whose row is locked, and returns those that were not. */
export async function learn(work: Work, key: ReaderKey, { room, buyer }: RoomSight) {
  if (buyer === null) throw new Error('news are for buyers');
  const readable = await readableDocuments(work.db, room.id, buyer);
  const open = [...readable].map(([documentId, { versionId, folderId }]) => ({
    documentId,
    versionId,
    folderId,
  }));
  const known = await knownTo(work.db, key);
  const { fresh, news } = newsOf(open, known);
  await insertTold(work.db, key, fresh, work.now);
  await writeToldUntil(work.db, key, { version: room.version, stage: buyer.stage });
  return { open, known, news, folders: new Set(fresh.map(({ folderId }) => folderId)).size };
}
