import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { Listing, ListingTeaser } from '#platform/db/tables.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import type { PrivateFields } from '../domain/private-fields.ts';
import type { TeaserPhoto } from '../domain/teaser.ts';
import { columnsOf, fieldsOf, type StoredFields, selectedFields } from './private-fields-store.ts';

export type ListingRow = Selectable<Listing>;
export const teaserFields = [
  'listing_id',
  'status',
  'published_at',
  'title',
  'description',
  'industry',
  'trade_group',
  'place',
  'price_display',
  'price_band',
  'price_cents',
  'revenue_band',
  'ebitda_band',
  'sde_band',
  'employee_band',
  'founded_band',
  'photos',
] as const satisfies readonly (keyof ListingTeaser)[];
export type TeaserRow = Pick<Selectable<ListingTeaser>, (typeof teaserFields)[number]>;

export type WholeListing = {
  listing: ListingRow;
  teaser: TeaserRow;
  profile: PrivateFields;
};

/** Returns false if the business already has an open listing. */
export async function insertListing(
  db: Tx,
  row: Insertable<Listing>,
  of: Pick<Insertable<ListingTeaser>, 'industry' | 'trade_group'>,
): Promise<boolean> {
  const added = await db
    .insertInto('listing')
    .values(row)
    .onConflict((clash) =>
      clash
        .column('business_id')
        .where('status', '<>', 'withdrawn')
        .where('status', '<>', 'sold')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await db
    .insertInto('listing_teaser')
    .values({ listing_id: row.id, status: 'draft', ...of })
    .execute();
  await db.insertInto('listing_profile').values({ listing_id: row.id }).execute();
  return true;
}

/** Not FOR UPDATE: it would deadlock with transactions that insert rows referring to the listing. */
export async function lockListing(db: Tx, id: string): Promise<ListingRow | undefined> {
  return db.selectFrom('listing').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function findListing(db: Reader, id: string): Promise<ListingRow | undefined> {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function wholeListing(db: Reader, listing: ListingRow): Promise<WholeListing> {
  const teaser = await db
    .selectFrom('listing_teaser')
    .select(teaserFields)
    .where('listing_id', '=', listing.id)
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('listing_profile')
    .select(selectedFields)
    .where('listing_id', '=', listing.id)
    .$castTo<StoredFields>()
    .executeTakeFirstOrThrow();
  return { listing, teaser, profile: fieldsOf(profile) };
}

/** Those of a business that are not sold or withdrawn, newest first. */
export async function openListingsOf(db: Reader, businessId: string) {
  const rows = await db
    .selectFrom('listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing.id')
    .innerJoin('listing_profile', 'listing_profile.listing_id', 'listing.id')
    .select(['listing.id', 'listing_teaser.title'])
    .select(selectedFields)
    .where('listing.business_id', '=', businessId)
    .where('listing.status', 'not in', ['sold', 'withdrawn'])
    .orderBy('listing.created_at', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(50)
    .$castTo<StoredFields & { id: string; title: string }>()
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, profile: fieldsOf(row) }));
}

/** Those of an owner that are not sold or withdrawn, by their business, which has one of them at most. */
export async function openListingsOfOwner(db: Reader, ownerId: string): Promise<WholeListing[]> {
  const listings = await db
    .selectFrom('listing')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', 'not in', ['sold', 'withdrawn'])
    .execute();
  if (listings.length === 0) return [];
  const ids = listings.map(({ id }) => id);
  const teasers = await db
    .selectFrom('listing_teaser')
    .select(teaserFields)
    .where('listing_id', 'in', ids)
    .execute();
  const profiles = await db
    .selectFrom('listing_profile')
    .select('listing_id')
    .select(selectedFields)
    .where('listing_id', 'in', ids)
    .$castTo<StoredFields & { listing_id: string }>()
    .execute();
  return listings.flatMap((listing) => {
    const teaser = teasers.find(({ listing_id }) => listing_id === listing.id);
    const profile = profiles.find(({ listing_id }) => listing_id === listing.id);
    return teaser && profile ? [{ listing, teaser, profile: fieldsOf(profile) }] : [];
  });
}

/** Returns false if the version has changed. */
export async function writeListing(
  db: Tx,
  seen: { id: string; version: number },
  parts: {
    listing: Updateable<Listing>;
    teaser?: Updateable<ListingTeaser>;
    profile?: PrivateFields;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set({ ...parts.listing, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (parts.teaser) {
    await db.updateTable('listing_teaser').set(parts.teaser).where('listing_id', '=', seen.id).execute();
  }
  if (parts.profile) {
    await db
      .updateTable('listing_profile')
      .set(columnsOf(parts.profile))
      .where('listing_id', '=', seen.id)
      .execute();
  }
  return true;
}

/** Open listings only; returns those whose group changed. */
export async function writeTradeGroup(db: Tx, businessId: string, group: string | null) {
  return db
    .updateTable('listing_teaser')
    .from('listing')
    .set({ trade_group: group })
    .whereRef('listing.id', '=', 'listing_teaser.listing_id')
    .where('listing.business_id', '=', businessId)
    .where('listing.status', 'not in', ['sold', 'withdrawn'])
    .where('listing_teaser.trade_group', 'is distinct from', group)
    .returning(['listing.id', 'listing.status', 'listing.version'])
    .execute();
}

export async function writeTeaserPhotos(
  db: Tx,
  listingId: string,
  photos: readonly TeaserPhoto[],
): Promise<void> {
  await db
    .updateTable('listing_teaser')
    .set({ photos: JSON.stringify(photos) })
    .where('listing_id', '=', listingId)
    .execute();
}

export async function recordTransition(
  db: Tx,
  step: {
    listingId: string;
    from: ListingStatus;
    to: ListingStatus;
    actorId: string | null;
    party: string;
    reason: string | null;
    version: number;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('listing_transition')
    .values({
      listing_id: step.listingId,
      from_status: step.from,
      to_status: step.to,
      actor_id: step.actorId,
      actor_party: step.party,
      reason: step.reason,
      version: step.version,
      at: step.at,
    })
    .execute();
}

export function transitionsOf(db: Reader, listingId: string) {
  return db
    .selectFrom('listing_transition')
    .select(['from_status', 'to_status', 'actor_party', 'reason', 'at'])
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute();
}

export function listingsOfOwner(db: Reader, ownerId: string, cursor: Cursor | null, limit: number) {
  let query = db
    .selectFrom('listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing.id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .select([
      'listing.id',
      'listing.business_id',
      'business.business_name',
      'listing.status',
      'listing_teaser.title',
      'listing.created_at',
      'listing.updated_at',
      'listing.published_at',
    ])
    .where('listing.owner_id', '=', ownerId);
  if (cursor) query = query.where(after({ at: 'listing.created_at', id: 'listing.id' }, cursor));
  return query.orderBy('listing.created_at', 'desc').orderBy('listing.id', 'desc').limit(limit).execute();
}

export function listingsInReview(db: Reader, cursor: Cursor | null, limit: number) {
  let query = db
    .selectFrom('listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing.id')
    .innerJoin('listing_transition as asked', (on) =>
      on
        .onRef('asked.listing_id', '=', 'listing.id')
        .onRef('asked.version', '=', 'listing.version')
        .on('asked.to_status', '=', 'in_review'),
    )
    .select(teaserFields.map((field) => `listing_teaser.${field}` as const))
    .select(['listing.id', 'listing.version', 'asked.reason', 'asked.at'])
    .where('listing.status', '=', 'in_review');
  if (cursor) query = query.where(after({ at: 'asked.at', id: 'listing.id' }, cursor));
  return query.orderBy('asked.at', 'desc').orderBy('listing.id', 'desc').limit(limit).execute();
}
