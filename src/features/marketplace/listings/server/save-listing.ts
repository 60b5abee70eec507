import type { z } from 'zod';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { saveListing as contract, ownListing } from '../contract.ts';
import { changedFields } from '../domain/changed-fields.ts';
import { missingFields } from '../domain/completeness.ts';
import { isPublic, mayEdit } from '../domain/life-cycle.ts';
import { priceWords, teaserOf } from '../domain/teaser.ts';
import { draftOf, factsOf, teaserColumns } from './listing-facts.ts';
import { type ListingRow, lockListing, wholeListing, writeListing } from './listing-store.ts';
import { editorOf } from './mandates.ts';
import { tellOfEdit } from './notices.ts';
import { businessOf, ownListingView } from './own-listing.ts';
import { refuseLeaks } from './own-record.ts';
import { storedStatus } from './stored.ts';
import { teaserView } from './teaser-view.ts';
import { noteCorrected } from './tell-corrected.ts';

type Body = z.output<(typeof contract)['body']>;
type Draft = ReturnType<typeof draftOf>;

/** While the listing is public, its texts must pass the leak check. */
export async function saveListing(
  work: Work,
  id: string,
  body: Body,
  vault: Vault,
): Promise<z.input<typeof ownListing>> {
  const listing = await lockListing(work.db, id);
  const editor = listing && (await editorOf(work, listing));
  if (!editor) throw new Refused('not-found');
  const status = storedStatus(listing.status);
  if (!mayEdit(status)) throw new Refused('listing-not-editable');
  if (listing.version !== body.version) throw new Refused('stale', { version: listing.version });
  const whole = await wholeListing(work.db, listing);
  const { teaser } = whole;
  const before = draftOf(whole);
  if (editor === 'broker') refuseChoices(before, body);
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
  if (editor === 'broker') await noteEdit(work, listing, before, body);
  else await work.audit({ action: 'listing-saved', subject: { type: 'listing', id }, detail: { status } });
  if (isPublic(status)) {
    const repriced = priceWords(teaserView(teaser).price) !== priceWords(teaserOf(facts).price);
    await work.emit({ kind: 'listing-edited', listingId: id, version: listing.version + 1, repriced });
    await noteCorrected(work, id, { before: before.profile, after: body.profile });
  }
  const written = await lockListing(work.db, id);
  if (!written) throw new Refused('not-found');
  return ownListingView(work.db, { listing: written, editor }, vault);
}

/** Who is let in is the owner's choice: a broker sends it as it stands. */
function refuseChoices(before: Draft, body: Body): void {
  const ownerOnly = ['Only the owner changes this.'];
  const changed = (['autoApprove', 'adminMayApprove'] as const).filter((name) => body[name] !== before[name]);
  if (changed.length > 0)
    throw new Refused('invalid-fields', {
      fields: Object.fromEntries(changed.map((name) => [name, ownerOnly])),
    });
}

/** Records what a broker changed for the owner, by the names of the fields, and tells the owner. */
async function noteEdit(work: Work, listing: ListingRow, before: Draft, body: Body): Promise<void> {
  const changed = changedFields(before, body);
  const subject = { type: 'listing', id: listing.id };
  const fields = changed.join(',');
  await work.audit({
    action: 'listing-saved',
    subject,
    detail: { status: listing.status, party: 'broker', fields },
  });
  if (changed.length === 0) return;
  work.record({
    act: 'listing-edited',
    listingId: listing.id,
    buyerId: null,
    subject,
    detail: { version: listing.version + 1, fields },
    party: 'broker',
  });
  await tellOfEdit(work, listing, changed);
}
