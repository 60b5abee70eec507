import type { z } from 'zod';
import { type BusinessRow, findBusiness } from '#features/marketplace/businesses/server/business-record.ts';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { May } from '#wire/may.ts';
import type { ownListing } from '../contract.ts';
import { missingFields } from '../domain/completeness.ts';
import { blocks } from '../domain/leak-check.ts';
import { type ListingStatus, mayMoveListing } from '../domain/life-cycle.ts';
import { teaserOf } from '../domain/teaser.ts';
import { toldSteps } from '../domain/told-steps.ts';
import { draftOf, factsOf } from './listing-facts.ts';
import {
  findListing,
  type ListingRow,
  listingsOfOwner,
  transitionsOf,
  wholeListing,
} from './listing-store.ts';
import { editorOf } from './mandates.ts';
import { leaksIn, publicTexts } from './own-record.ts';
import { storedStatus } from './stored.ts';

export async function getOwnListing(reading: Reading, id: string, vault: Vault) {
  const listing = await findListing(reading.db, id);
  const editor = listing && (await editorOf(reading, listing));
  if (!editor) throw new Refused('not-found');
  return ownListingView(reading.db, { listing, editor }, vault);
}

export async function ownListingView(
  db: Reader,
  { listing, editor }: { listing: ListingRow; editor: 'owner' | 'broker' },
  vault: Vault,
): Promise<z.input<typeof ownListing>> {
  const business = await businessOf(db, listing);
  const whole = await wholeListing(db, listing);
  const draft = draftOf(whole);
  const facts = factsOf(whole.teaser, storedTrade(business.trade), draft);
  const leaks = await leaksIn(
    db,
    { listing, business, profile: draft.profile },
    publicTexts(draft.teaser),
    vault,
  );
  const missing = missingFields(facts);
  const status = storedStatus(listing.status);
  return {
    id: listing.id,
    businessId: business.id,
    businessName: business.business_name,
    acting: editor === 'broker',
    industry: facts.industry,
    trade: facts.trade,
    status,
    version: listing.version,
    draft,
    preview: teaserOf(facts),
    leaks,
    missing,
    history: await historyOf(db, listing.id),
    // Brokers move the listing on its page, as far as the engagement lets them.
    may: editor === 'owner' ? mayOf(status, missing.length === 0, !leaks.some(blocks)) : {},
  };
}

async function historyOf(db: Reader, listingId: string) {
  const steps = await transitionsOf(db, listingId);
  return toldSteps(
    steps.map((step) => ({
      from: step.from_status,
      to: step.to_status,
      by: step.actor_party,
      reason: step.reason,
      at: step.at.toISOString(),
    })),
  );
}

export async function listOwnListings(reading: Reading, query: { after?: string | undefined; size: number }) {
  const { personId } = signedIn(reading.actor);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await listingsOfOwner(reading.db, personId, cursor, query.size + 1);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => ({
      id: row.id,
      businessId: row.business_id,
      businessName: row.business_name,
      status: storedStatus(row.status),
      title: row.title,
      updatedAt: row.updated_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
    }),
  );
}

export async function businessOf(db: Reader, listing: ListingRow): Promise<BusinessRow> {
  const business = await findBusiness(db, listing.business_id);
  if (!business) throw new Error(`listing ${listing.id} without a business`);
  return business;
}

function mayOf(status: ListingStatus, complete: boolean, leakFree: boolean): Record<string, May> {
  const owner = mayMoveListing(status, ['owner'], { complete, leakFree });
  const check = mayMoveListing('in_review', ['system'], { complete, leakFree });
  const table = status === 'draft' ? { ...owner, live: owner.in_review ?? check.live } : owner;
  return Object.fromEntries(Object.entries(table).map(([to, refusal]) => [to, refusal ?? true]));
}
