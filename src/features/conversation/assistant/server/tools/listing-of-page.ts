import { getDocument, getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import { getOffer } from '#features/offers/offers/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { listingsOnPage, paperOnPage } from '../../domain/question.ts';

export const pageReads = [getRoom, getDocument, getOffer] as const;

/** The listing that a page is about: a listing’s own, its deal room, a document there, an offer. `null`: none. */
export async function listingOfPage(
  read: ReadAs,
  call: StreamCall,
  page: string | undefined,
): Promise<string | null> {
  if (page === undefined) return null;
  const [shown] = listingsOnPage(page);
  if (shown) return shown;
  const { documentId, roomId } = paperOnPage(page);
  const room = roomId ?? (documentId && (await read(call, getDocument, { id: documentId }))?.roomId);
  if (room) return (await read(call, getRoom, { id: room }))?.listingId ?? null;
  const [, offer] = /^\/offers\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?]|$)/i.exec(page) ?? [];
  return offer ? ((await read(call, getOffer, { id: offer }))?.listingId ?? null) : null;
}
