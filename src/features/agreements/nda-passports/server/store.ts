import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Nda } from '#platform/db/tables.ts';

export type MasterRow = Selectable<Nda> & { sealed_sha256: string | null; stamped_at: Date | null };

const masters = (db: Reader) =>
  db
    .selectFrom('nda')
    .leftJoin('nda_seal', (on) =>
      on.onRef('nda_seal.nda_id', '=', 'nda.id').on('nda_seal.status', '=', 'sealed'),
    )
    .selectAll('nda')
    .select(['nda_seal.file_sha256 as sealed_sha256', 'nda_seal.stamped_at'])
    .where('nda.kind', '=', 'master')
    .where('nda.status', '=', 'signed');

export function newestMaster(db: Reader, buyerId: string): Promise<MasterRow | undefined> {
  return masters(db)
    .where('nda.buyer_id', '=', buyerId)
    .orderBy('nda.signed_at', 'desc')
    .orderBy('nda.id')
    .limit(1)
    .executeTakeFirst();
}

export async function lockNewestMaster(db: Tx, buyerId: string): Promise<MasterRow | undefined> {
  const found = await newestMaster(db, buyerId);
  if (!found) return undefined;
  await db.selectFrom('nda').select('id').where('id', '=', found.id).forNoKeyUpdate().execute();
  return newestMaster(db, buyerId);
}

export function openMaster(db: Reader, buyerId: string, now: Date) {
  return db
    .selectFrom('nda')
    .select(['id', 'template_id', 'template_version'])
    .where('buyer_id', '=', buyerId)
    .where('kind', '=', 'master')
    .where('status', '=', 'issued')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Locks the person, so that passports are begun one at a time. */
export function lockSigner(db: Tx, personId: string) {
  return db
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countJoined(db: Reader, buyerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('nda')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where('kind', '=', 'joinder')
    .where('status', '=', 'signed')
    .executeTakeFirstOrThrow();
  return count;
}

export async function placeOf(db: Reader, listingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('listing_teaser')
    .select('place')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row?.place ?? null;
}

/** Returns false if it was already withdrawn. */
export async function markWithdrawn(db: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('nda')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'master')
    .where('status', '=', 'signed')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Lapsing = { current: { id: string; version: number }; now: Date; endingBefore: Date };

/** Superseded, ended or ending soon; earliest end first. Some may have been notified already. */
export async function signersToTell(db: Reader, { current, now, endingBefore }: Lapsing, limit: number) {
  const { id, version } = current;
  const rows = await db
    .selectFrom('nda')
    .select('buyer_id')
    .where('kind', '=', 'master')
    .where('status', '=', 'signed')
    .where('withdrawn_at', 'is', null)
    .where(
      sql<boolean>`lapse_told is distinct from 'superseded' and lapse_told is distinct from 'term-ended'`,
    )
    .where(
      sql<boolean>`(template_id <> ${id} or template_version <> ${version}
        or (term_ends_at <= ${endingBefore} and lapse_told is null) or term_ends_at <= ${now})`,
    )
    .where(
      sql<boolean>`not exists (select from nda as newer where newer.buyer_id = nda.buyer_id
        and newer.kind = 'master' and newer.status = 'signed' and newer.signed_at > nda.signed_at)`,
    )
    .orderBy('term_ends_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.buyer_id);
}

export async function markTold(db: Tx, id: string, lapse: string): Promise<void> {
  await db.updateTable('nda').set({ lapse_told: lapse }).where('id', '=', id).execute();
}
