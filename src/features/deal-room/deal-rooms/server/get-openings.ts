import { everAsked } from '#features/agreements/access-requests/server/acquainted.ts';
import { listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { sellsListing } from '#features/marketplace/listings/server/mandates.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { openingsFor } from '../domain/openings.ts';
import type { getOpenings as contract } from '../openings-contract.ts';
import { documentPlaces } from './document-store.ts';
import { numbersOf } from './folder-numbers.ts';
import { documentOf, folderOf } from './placed.ts';
import { groupIdsOf } from './rights-store.ts';
import { sellerSightOf, shapeOf } from './room-sight.ts';
import { roomIdAt } from './room-store.ts';

/** What approving a buyer would open, for the seller's side. A closed room opens nothing. */
export async function getOpenings(
  reading: Reading,
  listingId: string,
  buyerId: string | undefined,
): Promise<AnswerOf<typeof contract>> {
  const listing = await listingFaceOf(reading.db, listingId);
  const caller = { personId: signedIn(reading.actor).personId, now: reading.now };
  // First, or a caller could tell from the answer whether there is a room.
  if (!listing || !(await sellsListing(reading.db, { id: listingId, ownerId: listing.ownerId }, caller)))
    throw new Refused('not-found');
  if (buyerId !== undefined && !(await everAsked(reading.db, { listingId, buyerId })))
    throw new Refused('not-found');
  const roomId = await roomIdAt(reading.db, listingId);
  if (roomId === undefined) return { room: null };
  const { room } = await sellerSightOf(reading, roomId);
  if (room.closed_at !== null) return { room: null };
  const { folders, rights } = await shapeOf(reading.db, roomId);
  const numbers = numbersOf(folders);
  const groupIds = buyerId === undefined ? [] : await groupIdsOf(reading.db, { roomId, personId: buyerId });
  const places = (await documentPlaces(reading.db, roomId)).map(documentOf);
  const openings = openingsFor({ folders: folders.map(folderOf), rights }, places, {
    personId: buyerId ?? '',
    groupIds,
  });
  return {
    room: {
      id: roomId,
      stages: openings.map(({ stage, documents, folderIds }) => ({
        stage,
        documents,
        folders: folders
          .filter(({ id }) => folderIds.includes(id))
          .map(({ id, name }) => ({ number: numbers.get(id) ?? '', name }))
          .sort((a, b) => (a.number < b.number ? -1 : 1)),
      })),
    },
  };
}
