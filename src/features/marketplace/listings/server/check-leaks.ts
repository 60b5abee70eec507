import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { Leak, TeaserText } from '../domain/leak-check.ts';
import { draftOf } from './listing-facts.ts';
import { findListing, type ListingRow, wholeListing } from './listing-store.ts';
import { editorOf } from './mandates.ts';
import { businessOf } from './own-listing.ts';
import { leaksIn, publicTexts } from './own-record.ts';

export async function checkLeaks(
  reading: Reading,
  id: string,
  texts: { title: string; description: string },
  vault: Vault,
) {
  const listing = await findListing(reading.db, id);
  if (!listing || !(await editorOf(reading, listing))) throw new Refused('not-found');
  return { leaks: await leaksIn(reading.db, await sourceOf(reading.db, listing), publicTexts(texts), vault) };
}

/** Uses the owner's record as stored. The caller must have checked ownership. */
export async function checkTexts(
  db: Reader,
  listingId: string,
  texts: readonly TeaserText[],
  vault: Vault,
): Promise<Leak[]> {
  const listing = await findListing(db, listingId);
  if (!listing) throw new Refused('not-found');
  return leaksIn(db, await sourceOf(db, listing), texts, vault);
}

async function sourceOf(db: Reader, listing: ListingRow) {
  const { profile } = draftOf(await wholeListing(db, listing));
  return { listing, business: await businessOf(db, listing), profile };
}
