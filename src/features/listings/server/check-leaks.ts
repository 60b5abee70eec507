import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { draftOf } from './listing-facts.ts';
import { findListing, wholeListing } from './listing-store.ts';
import { businessOf } from './own-listing.ts';
import { leaksIn } from './own-record.ts';

/** Checks texts that are still being written; nothing is stored. */
export async function checkLeaks(
  reading: Reading,
  id: string,
  texts: { title: string; description: string },
  vault: Vault,
) {
  const listing = await findListing(reading.db, id);
  if (!listing || !isPerson(reading.actor, listing.owner_id)) throw new Refused('not-found');
  const { profile } = draftOf(await wholeListing(reading.db, listing));
  const business = await businessOf(reading.db, listing);
  return { leaks: await leaksIn(reading.db, { listing, business, profile }, texts, vault) };
}
