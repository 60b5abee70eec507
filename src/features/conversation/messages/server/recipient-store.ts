import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { holdsMandate, inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { Pair } from './store.ts';

export type ListingForWriter = {
  ownerId: string;
  status: string;
  mandated: boolean;
  met: boolean;
};

export async function listingForWriter(
  db: Reader,
  listingId: string,
  personId: string,
  now: Date,
): Promise<ListingForWriter | undefined> {
  const { rows } = await sql<ListingForWriter>`
    select listing.owner_id as "ownerId", listing.status,
      ${holdsMandate('listing.id', personId, now)} as "mandated",
      exists (select from access_request where access_request.listing_id = listing.id
        and access_request.buyer_id = ${personId})
      or exists (select from thread where thread.listing_id = listing.id and thread.one_id = ${personId}) as "met"
    from listing where listing.id = ${listingId}`.execute(db);
  return rows[0];
}

/**
 * Listings that two people deal about: one is on the seller's side, the other asked, wrote or had access.
 * First the one they wrote about, then the newest. `listingId`: only this one.
 */
export async function dealBetween(
  db: Reader,
  of: { callerId: string; personId: string; listingId: string | null; now: Date },
): Promise<Pair | undefined> {
  const { callerId, personId, now } = of;
  const only = of.listingId ? sql`and listing.id = ${of.listingId}` : sql``;
  const acts = (id: string) => sql`(listing.owner_id = ${id} or exists (select from mandate
    where mandate.listing_id = listing.id and mandate.broker_id = ${id} and ${inForce(now)}))`;
  const wrote = (buyer: string, side: string) => sql`exists (select from thread
    where thread.listing_id = listing.id and thread.one_id = ${buyer} and thread.other_id = ${side})`;
  const { rows } = await sql<Pair>`
    select listing.id as "listingId", ${personId}::uuid as "oneId", ${callerId}::uuid as "otherId",
      ${wrote(personId, callerId)} as written, listing.created_at as made
      from listing where listing.id in (
          select listing_id from access_request where buyer_id = ${personId}
          union select listing_id from thread where one_id = ${personId} and other_id = ${callerId})
        and ${acts(callerId)} ${only}
    union all
    select listing.id, ${callerId}::uuid, ${personId}::uuid, ${wrote(callerId, personId)}, listing.created_at
      from listing join access_grant on access_grant.listing_id = listing.id
      where access_grant.person_id = ${callerId} and ${opensProfile(now)} and ${acts(personId)} ${only}
    order by written desc, made desc, "listingId" limit 1`.execute(db);
  return rows[0];
}
