import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import type { listingDraft } from '../contract.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import { draftOf } from './listing-facts.ts';
import { findListing, openListingsOfOwner, wholeListing } from './listing-store.ts';
import { storedStatus } from './stored.ts';

export type OpenDraft = {
  id: string;
  businessId: string;
  status: ListingStatus;
  version: number;
  draft: z.output<typeof listingDraft>;
};

/** The listings of an owner that are not sold or withdrawn, one for a business at most. */
export async function openDraftsOf(db: Reader, ownerId: string): Promise<OpenDraft[]> {
  const whole = await openListingsOfOwner(db, ownerId);
  return whole.map((one) => ({
    id: one.listing.id,
    businessId: one.listing.business_id,
    status: storedStatus(one.listing.status),
    version: one.listing.version,
    draft: draftOf(one),
  }));
}

/** A listing that the caller has just begun. */
export async function begunDraft(db: Reader, id: string): Promise<Pick<OpenDraft, 'version' | 'draft'>> {
  const listing = await findListing(db, id);
  if (!listing) throw new Refused('not-found');
  return { version: listing.version, draft: draftOf(await wholeListing(db, listing)) };
}
