import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { NdaSeal, SealIdentity } from '#platform/db/tables.ts';

export async function insertWaitingSeal(db: Tx, ndaId: string, now: Date): Promise<void> {
  await db.insertInto('nda_seal').values({ nda_id: ndaId, created_at: now }).execute();
}

/** `undefined` if it is sealed already, or was never signed. */
export function findWaitingSeal(db: Reader, ndaId: string) {
  return db
    .selectFrom('nda_seal')
    .innerJoin('nda', 'nda.id', 'nda_seal.nda_id')
    .select(['nda.id', 'nda.listing_id', 'nda.buyer_id', 'nda.file_key', 'nda.file_sha256'])
    .where('nda_seal.nda_id', '=', ndaId)
    .where('nda_seal.status', '=', 'waiting')
    .executeTakeFirst();
}

/** Locks the row, so that only one of two concurrent runs seals. */
export async function lockWaitingSeal(db: Tx, ndaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('nda_seal')
    .select('nda_id')
    .where('nda_id', '=', ndaId)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Sealed = Pick<
  Insertable<NdaSeal>,
  'sealed_at' | 'identity_id' | 'file_key' | 'file_sha256' | 'digest' | 'stamped_at' | 'stamp_missed'
>;

/** Returns false if it was already sealed. */
export async function markSealed(db: Tx, ndaId: string, sealed: Sealed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('nda_seal')
    .set({ ...sealed, status: 'sealed', failure: null })
    .where('nda_id', '=', ndaId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markTried(db: Tx, ndaId: string, failure: string, now: Date): Promise<void> {
  await db
    .updateTable('nda_seal')
    .set({ attempts: sql`attempts + 1`, tried_at: now, failure })
    .where('nda_id', '=', ndaId)
    .where('status', '=', 'waiting')
    .execute();
}

export async function staleSealIds(db: Reader, before: Date, limit: number): Promise<string[]> {
  const lastTouched = sql<Date>`coalesce(tried_at, created_at)`;
  const rows = await db
    .selectFrom('nda_seal')
    .select('nda_id')
    .where('status', '=', 'waiting')
    .where(lastTouched, '<=', before)
    .orderBy(lastTouched)
    .limit(limit)
    .execute();
  return rows.map(({ nda_id }) => nda_id);
}

function sealLines(db: Reader) {
  return db
    .selectFrom('nda_seal')
    .innerJoin('nda', 'nda.id', 'nda_seal.nda_id')
    .leftJoin('listing_teaser', 'listing_teaser.listing_id', 'nda.listing_id')
    .select([
      'nda_seal.nda_id as id',
      'nda_seal.status',
      'nda_seal.created_at',
      'nda_seal.sealed_at',
      'nda_seal.attempts',
      'nda_seal.tried_at',
      'nda_seal.failure',
      'nda.kind',
      'nda.request_id',
      'listing_teaser.title',
    ]);
}

export type SealLineRow = Awaited<ReturnType<typeof waitingSeals>>[number];

export function waitingSeals(db: Reader, from: Cursor | null, size: number) {
  let query = sealLines(db).where('nda_seal.status', '=', 'waiting');
  if (from) query = query.where(after({ at: 'nda_seal.created_at', id: 'nda_seal.nda_id' }, from));
  return query
    .orderBy('nda_seal.created_at', 'desc')
    .orderBy('nda_seal.nda_id', 'desc')
    .limit(size)
    .execute();
}

/** Sealed without a stamp although a time-stamp server was configured. */
export function unstampedSeals(db: Reader, from: Cursor | null, size: number) {
  let query = sealLines(db).where('nda_seal.stamp_missed', '=', true);
  if (from) query = query.where(after({ at: 'nda_seal.sealed_at', id: 'nda_seal.nda_id' }, from));
  return query.orderBy('nda_seal.sealed_at', 'desc').orderBy('nda_seal.nda_id', 'desc').limit(size).execute();
}

export function sealLine(db: Reader, ndaId: string): Promise<SealLineRow | undefined> {
  return sealLines(db).where('nda_seal.nda_id', '=', ndaId).executeTakeFirst();
}

export function currentIdentity(db: Reader, now: Date) {
  return db
    .selectFrom('seal_identity')
    .selectAll()
    .where('valid_until', '>', now)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertIdentity(db: Tx, row: Insertable<SealIdentity>): Promise<void> {
  await db.insertInto('seal_identity').values(row).execute();
}

/** Serializes the creation of identities. */
export async function lockIdentities(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('seal_identity'))`.execute(db);
}

/** Those of which the person is the buyer or the owner. */
export function sealedNdasOf(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('nda_seal')
    .innerJoin('nda', 'nda.id', 'nda_seal.nda_id')
    .leftJoin('listing', 'listing.id', 'nda.listing_id')
    .select(['nda.id', 'nda_seal.created_at as at'])
    .where('nda_seal.status', '=', 'sealed')
    .where((of) => of.or([of('nda.buyer_id', '=', personId), of('listing.owner_id', '=', personId)]))
    .orderBy('nda_seal.created_at')
    .limit(most)
    .execute();
}
