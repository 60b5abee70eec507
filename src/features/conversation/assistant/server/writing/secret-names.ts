import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
import { isPublic, type ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import type { Secret } from '../../domain/writing/secret-words.ts';
import { everyPage } from '../tools/every-page.ts';

/**
 * How each business that the caller sells can be known, which no one learns before access is granted. Without that of
 * `openListing`, whose readers may know it.
 */
export async function secretNames(
  read: ReadAs,
  call: StreamCall,
  openListing: string | null,
): Promise<Secret[]> {
  const businesses = await everyPage((query) => read(call, listBusinesses, { query }));
  const listings = await everyPage((query) => read(call, listOwnListings, { query }));
  const mandates = await everyPage((query) => read(call, listMandates, { query }));
  const own = businesses.items.flatMap(({ id, businessName, dba, businessAddress }) => {
    const listed = listings.items.filter(({ businessId }) => businessId === id);
    if (listed.some((one) => one.id === openListing)) return [];
    const title = publicTitles(listed);
    return [{ names: [businessName, ...(dba === null ? [] : [dba])], address: businessAddress, title }];
  });
  const clients = mandates.items.flatMap(({ listingId, listingTitle, listingStatus, businessName }) =>
    businessName === null || listingId === openListing
      ? []
      : [
          {
            names: [businessName],
            address: null,
            title: publicTitles([{ title: listingTitle, status: listingStatus }]),
          },
        ],
  );
  return [...own, ...clients];
}

/** A title that is not public yet may be any, also the name of the business. */
export function publicTitles(listings: readonly { title: string; status: ListingStatus }[]): string {
  return listings.flatMap(({ title, status }) => (isPublic(status) ? [title] : [])).join(' ');
}
