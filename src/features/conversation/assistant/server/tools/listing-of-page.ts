import { z } from 'zod';
import { getDocument, getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { getOffer } from '#features/offers/offers/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { listingsOnPage, paperOnPage } from '../../domain/question.ts';
import { calledReads, listingCalled } from './listing-called.ts';
import { type ListingView, listingNamed } from './listing-named.ts';

export const pageReads = [getRoom, getDocument, getOffer, ...calledReads] as const;

/**
 * Names a listing by its id or title, by the page that is about it, or by a question that calls it by its title.
 */
export const listingOrPage = z.object({
  listing: z.string().min(1).max(200).optional(),
  page: z.string().max(300).optional(),
  named: z.string().max(400).optional(),
});

/** Reads that listing as the caller; `null` if none is named, or if they may not see it. */
export function listingViewer(read: ReadAs, onlookers: Onlookers) {
  return async (
    call: StreamCall,
    { listing, page, named }: z.output<typeof listingOrPage>,
  ): Promise<ListingView | null> => {
    const name =
      listing ??
      (named === undefined ? null : await listingCalled(read, call, named)) ??
      (page === undefined ? null : await listingOfPage(read, call, page));
    return name === null ? null : listingNamed(call, name, onlookers);
  };
}

/** The listing that a page is about: a listing’s own, its deal room, a document there, an offer. `null`: none. */
async function listingOfPage(read: ReadAs, call: StreamCall, page: string): Promise<string | null> {
  const [shown] = listingsOnPage(page);
  if (shown) return shown;
  const { documentId, roomId } = paperOnPage(page);
  const room = roomId ?? (documentId && (await read(call, getDocument, { id: documentId }))?.roomId);
  if (room) return (await read(call, getRoom, { id: room }))?.listingId ?? null;
  const [, offer] = /^\/offers\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?]|$)/i.exec(page) ?? [];
  return offer ? ((await read(call, getOffer, { id: offer }))?.listingId ?? null) : null;
}
