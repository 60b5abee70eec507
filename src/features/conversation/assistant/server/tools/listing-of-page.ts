import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { getDocument, getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { getOffer } from '#features/offers/offers/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { isNamedIn } from '../../domain/named-business.ts';
import { listingsOnPage, paperOnPage } from '../../domain/question.ts';
import { type ListingView, listingNamed } from './listing-named.ts';

export const pageReads = [getRoom, getDocument, getOffer, listRequests] as const;

/**
 * Names a listing by its id or title, by the page that is about it, or by a question that names one that the caller has
 * access to.
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
      (named === undefined ? null : await listingOpened(read, call, named)) ??
      (page === undefined ? null : await listingOfPage(read, call, page));
    return name === null ? null : listingNamed(call, name, onlookers);
  };
}

/** The one listing of an approved request that a question names by its title or trade; `null`: none, or several. */
async function listingOpened(read: ReadAs, call: StreamCall, question: string): Promise<string | null> {
  const query = { scope: 'sent', size: '100' };
  const requests = (await read(call, listRequests, { query }))?.items ?? [];
  const named = requests.filter(
    ({ status, listingTitle }) => status === 'approved' && isNamedIn(question, [listingTitle]),
  );
  const [one, ...more] = new Set(named.map(({ listingId }) => listingId));
  return more.length > 0 ? null : (one ?? null);
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
