import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { ListingPhoto } from '#platform/db/tables.ts';
import type { PhotoStatus } from '../domain/photo-review.ts';

export type PhotoRow = Selectable<ListingPhoto>;

export function findPhoto(db: Reader, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('listing_photo').selectAll().where('id', '=', id).executeTakeFirst();
}

export function photosOf(db: Reader, listingId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('listing_photo')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function countPhotos(db: Reader, listingId: string): Promise<number> {
  const { n } = await db
    .selectFrom('listing_photo')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertPhoto(
  db: Tx,
  photo: { id: string; listingId: string; width: number; height: number; at: Date },
): Promise<PhotoRow> {
  return db
    .insertInto('listing_photo')
    .values((values) => ({
      id: photo.id,
      listing_id: photo.listingId,
      width: photo.width,
      height: photo.height,
      created_at: photo.at,
      place: values
        .selectFrom('listing_photo as other')
        .select(sql<number>`coalesce(max(other.place), 0) + 1`.as('place'))
        .where('other.listing_id', '=', photo.listingId),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns undefined if the version has changed. */
export function updatePhoto(
  db: Tx,
  seen: { id: string; version: number },
  changed: {
    alt?: string;
    status?: PhotoStatus;
    confirmed_at?: Date | null;
    asked_at?: Date | null;
    reason?: string | null;
  },
): Promise<PhotoRow | undefined> {
  return db
    .updateTable('listing_photo')
    .set({ ...changed, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .returningAll()
    .executeTakeFirst();
}

export async function placePhotos(db: Tx, listingId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update listing_photo set place = wanted.place
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as wanted (id, place)
    where listing_photo.id = wanted.id and listing_photo.listing_id = ${listingId}`.execute(db);
}

export async function deletePhoto(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('listing_photo').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export function photosAwaiting(db: Reader, cursor: Cursor | null, limit: number) {
  let query = db
    .selectFrom('listing_photo')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing_photo.listing_id')
    .selectAll('listing_photo')
    .select('listing_teaser.title')
    .where('listing_photo.status', '=', 'awaiting');
  if (cursor) query = query.where(after({ at: 'listing_photo.asked_at', id: 'listing_photo.id' }, cursor));
  return query
    .orderBy('listing_photo.asked_at', 'desc')
    .orderBy('listing_photo.id', 'desc')
    .limit(limit)
    .execute();
}

/** If another photo is waiting, admins were notified already. */
export async function othersAwait(db: Reader, { id, listing_id }: PhotoRow): Promise<boolean> {
  const one = await db
    .selectFrom('listing_photo')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('status', '=', 'awaiting')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export function photosOfOwner(db: Reader, ownerId: string, most: number) {
  return db
    .selectFrom('listing_photo')
    .innerJoin('listing', 'listing.id', 'listing_photo.listing_id')
    .where('listing.owner_id', '=', ownerId)
    .select(['listing_photo.id', 'listing_photo.created_at'])
    .orderBy('listing_photo.created_at')
    .limit(most)
    .execute();
}
