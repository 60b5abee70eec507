import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
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
    const title = listed.map((one) => one.title).join(' ');
    return [{ names: [businessName, ...(dba === null ? [] : [dba])], address: businessAddress, title }];
  });
  const clients = mandates.items.flatMap(({ listingId, listingTitle, businessName }) =>
    businessName === null || listingId === openListing
      ? []
      : [{ names: [businessName], address: null, title: listingTitle }],
  );
  return [...own, ...clients];
}
