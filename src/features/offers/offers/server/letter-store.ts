import { type Insertable, type Selectable, sql } from 'kysely';
import type { SealedSource } from '#features/agreements/ndas/server/sealed-source.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { OfferLetter } from '#platform/db/tables.ts';

export type LetterRow = Selectable<OfferLetter>;

export async function insertLetter(db: Tx, row: Insertable<OfferLetter>): Promise<void> {
  await db.insertInto('offer_letter').values(row).execute();
}

export function findLetter(db: Reader, offerId: string): Promise<LetterRow | undefined> {
  return db.selectFrom('offer_letter').selectAll().where('offer_id', '=', offerId).executeTakeFirst();
}

export function findWaitingLetter(db: Reader, offerId: string) {
  return db
    .selectFrom('offer_letter')
    .innerJoin('offer', 'offer.id', 'offer_letter.offer_id')
    .select(['offer_letter.content', 'offer_letter.created_at', 'offer.listing_id', 'offer.buyer_id'])
    .where('offer_letter.offer_id', '=', offerId)
    .where('offer_letter.status', '=', 'waiting')
    .executeTakeFirst();
}

/** Locks it until the transaction ends, so that only one job seals it. */
export async function lockWaitingLetter(db: Tx, offerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('offer_letter')
    .select('offer_id')
    .where('offer_id', '=', offerId)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Sealed = Pick<
  Insertable<OfferLetter>,
  'sealed_at' | 'identity_id' | 'file_key' | 'file_sha256' | 'file_bytes' | 'digest' | 'stamped_at'
>;

export async function markLetterSealed(db: Tx, offerId: string, sealed: Sealed): Promise<void> {
  await db
    .updateTable('offer_letter')
    .set({ ...sealed, status: 'sealed', failure: null })
    .where('offer_id', '=', offerId)
    .execute();
}

export async function markLetterTried(db: Tx, offerId: string, failure: string, now: Date): Promise<void> {
  await db
    .updateTable('offer_letter')
    .set({ attempts: sql`attempts + 1`, tried_at: now, failure })
    .where('offer_id', '=', offerId)
    .where('status', '=', 'waiting')
    .execute();
}

export async function staleLetterIds(db: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('offer_letter')
    .select('offer_id')
    .where('status', '=', 'waiting')
    .where(sql<Date>`coalesce(tried_at, created_at)`, '<', before)
    .orderBy(sql`coalesce(tried_at, created_at)`)
    .limit(limit)
    .execute();
  return rows.map(({ offer_id }) => offer_id);
}

export function lettersOf(db: Reader, of: { listingId: string; buyerId: string | null }) {
  let query = db
    .selectFrom('offer_letter')
    .innerJoin('offer', 'offer.id', 'offer_letter.offer_id')
    .innerJoin('person as buyer', 'buyer.id', 'offer.buyer_id')
    .select([
      'offer.id',
      'offer_letter.created_at',
      'offer_letter.file_key',
      'offer_letter.file_sha256',
      'offer_letter.file_bytes',
      'offer_letter.status',
      'buyer.first_name',
      'buyer.last_name',
    ])
    .where('offer.listing_id', '=', of.listingId);
  if (of.buyerId !== null) query = query.where('offer.buyer_id', '=', of.buyerId);
  return query.orderBy('offer_letter.created_at').orderBy('offer.id').execute();
}

export function partiesOf(db: Reader, offerId: string) {
  return db
    .selectFrom('offer')
    .innerJoin('listing', 'listing.id', 'offer.listing_id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .innerJoin('person as owner', 'owner.id', 'listing.owner_id')
    .innerJoin('offer_round as standing', (on) =>
      on.onRef('standing.offer_id', '=', 'offer.id').onRef('standing.number', '=', 'offer.round'),
    )
    .leftJoin('offer_transition as sent', (on) =>
      on
        .onRef('sent.offer_id', '=', 'offer.id')
        .onRef('sent.round', '=', 'standing.number')
        .on('sent.to_status', '=', 'countered')
        .on('sent.actor_party', '=', 'broker'),
    )
    .leftJoin('person as broker', 'broker.id', 'sent.actor_id')
    .select([
      'business.business_name',
      'broker.first_name as broker_first_name',
      'broker.last_name as broker_last_name',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'standing.by_party',
      'standing.sent_at',
      'standing.number',
    ])
    .where('offer.id', '=', offerId)
    .executeTakeFirstOrThrow();
}

export const sealedLetters: SealedSource = {
  byHash: async (db, sha256) => {
    const found = await db
      .selectFrom('offer_letter')
      .select(['sealed_at', 'stamped_at'])
      .where('file_sha256', '=', sha256)
      .executeTakeFirst();
    return (
      found && {
        kind: 'letter-of-intent',
        logVersion: null,
        sealedAt: found.sealed_at,
        stampedAt: found.stamped_at,
      }
    );
  },
  originals: (db, { digest, ids }) =>
    db
      .selectFrom('offer_letter')
      .select(['offer_id as id', 'digest', 'file_key', 'file_sha256'])
      .where('status', '=', 'sealed')
      .where((where) =>
        where.or([
          where('digest', '=', digest),
          where('offer_id', '=', sql<string>`any(${[...ids]}::uuid[])`),
        ]),
      )
      .$narrowType<{ file_key: string; file_sha256: string }>()
      .execute(),
};
