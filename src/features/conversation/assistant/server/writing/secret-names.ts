import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
import { getListing } from '#features/marketplace/listings/contract.ts';
import { isPublic, type ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { fullName } from '#kernel/person-name.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getProfile } from '#wire/sign-in.ts';
import type { Secret } from '../../domain/writing/secret-words.ts';
import { everyPage } from '../tools/every-page.ts';

type Mandate = ReplyOf<typeof listMandates>['items'][number];

/** Of so many clients the address is read: each takes a read of its own. */
const mostClients = 20;

/**
 * How each business that the caller sells, and who owns it, can be known, which no one learns before access is granted.
 * Without that of `openListing`, whose readers may know it. `recipients`: whose own names tell them nothing.
 */
export async function secretNames(
  read: ReadAs,
  call: StreamCall,
  openListing: string | null,
  recipients: readonly string[],
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
  const closed = mandates.items.filter((one) => one.caller === 'broker' && one.listingId !== openListing);
  const clients: Secret[] = [];
  for (const [at, one] of closed.entries())
    if (one.businessName !== null)
      clients.push({
        names: [one.businessName],
        address: at < mostClients ? await addressOf(read, call, one) : null,
        title: publicTitles([{ title: one.listingTitle, status: one.listingStatus }]),
      });
  const owners = closed.flatMap(({ other }) => (other ? [other.name] : []));
  if (openListing === null && businesses.items.length > 0) owners.push(await ownName(read, call));
  const names = owners.filter((name) => name.trim() !== '');
  return [
    ...own,
    ...clients,
    ...(names.length > 0 ? [{ names, address: null, title: recipients.join(' ') }] : []),
  ];
}

async function ownName(read: ReadAs, call: StreamCall): Promise<string> {
  const id = call.actor.kind === 'person' ? call.actor.personId : '';
  const person = await read(call, getProfile, { id });
  return person ? fullName(person.firstName, person.lastName) : '';
}

/** Only where the owner opened the profile to the broker. */
async function addressOf(read: ReadAs, call: StreamCall, { listingId }: Mandate): Promise<string | null> {
  return (await read(call, getListing, { id: listingId }))?.profile?.businessAddress ?? null;
}

/** A title that is not public yet may be any, also the name of the business. */
export function publicTitles(listings: readonly { title: string; status: ListingStatus }[]): string {
  return listings.flatMap(({ title, status }) => (isPublic(status) ? [title] : [])).join(' ');
}
