import type { z } from 'zod';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { saveListing as contract, ownListing } from '../contract.ts';
import { missingFields } from '../domain/completeness.ts';
import { isPublic, mayEdit } from '../domain/life-cycle.ts';
import { priceWords, teaserOf } from '../domain/teaser.ts';
import { factsOf, teaserColumns } from './listing-facts.ts';
import { lockListing, wholeListing, writeListing } from './listing-store.ts';
import { businessOf, ownListingView } from './own-listing.ts';
import { refuseLeaks } from './own-record.ts';
import { storedStatus } from './stored.ts';
import { teaserView } from './teaser-view.ts';

type Body = z.output<(typeof contract)['body']>;

/** While the listing is public, its texts must pass the leak check. */
export async function saveListing(
  work: Work,
  id: string,
  body: Body,
  vault: Vault,
): Promise<z.input<typeof ownListing>> {
  const listing = await lockListing(work.db, id);
  if (!listing || !isPerson(work.actor, listing.owner_id)) throw new Refused('not-found');
  const status = storedStatus(listing.status);
  if (!mayEdit(status)) throw new Refused('listing-not-editable');
  if (listing.version !== body.version) throw new Refused('stale', { version: listing.version });
  const { teaser } = await wholeListing(work.db, listing);
  const business = await businessOf(work.db, listing);
  const facts = factsOf(teaser, storedTrade(business.trade), body);
  if (isPublic(status)) {
    const missing = missingFields(facts);
    if (missing.length > 0) throw new Refused('not-complete', { missing });
    const record = { listing, business, profile: body.profile };
    await refuseLeaks(work.db, record, body.teaser, vault, body.acknowledgeWarnings === true);
  }
  const saved = await writeListing(work.db, listing, {
    listing: {
      updated_at: work.now,
      auto_approve: body.autoApprove,
      admin_may_approve: body.adminMayApprove,
    },
    teaser: teaserColumns(facts),
    profile: body.profile,
  });
  if (!saved) throw new Refused('stale');
  await work.audit({ action: 'listing-saved', subject: { type: 'listing', id }, detail: { status } });
  if (isPublic(status)) {
    const repriced = priceWords(teaserView(teaser).price) !== priceWords(teaserOf(facts).price);
    await work.emit({ kind: 'listing-edited', listingId: id, version: listing.version + 1, repriced });
  }
  const written = await lockListing(work.db, id);
  if (!written) throw new Refused('not-found');
  return ownListingView(work.db, written, vault);
}
