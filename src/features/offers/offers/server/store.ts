import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import { notBlocked, shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { DB, Offer } from '#platform/db/tables.ts';
import { answerableStatuses, type OfferParty, type OfferStatus } from '../domain/offer.ts';

/** Only the buyer sees offers that were never sent. */
export type Scope =
  | { kind: 'sent'; personId: string }
  | { kind: 'received'; personId: string; now: Date }
  | { kind: 'listing'; listingId: string }
  | { kind: 'all' };

const open = ['draft', ...answerableStatuses, 'accepted', 'on_hold_exclusivity'] as const;

/** Inserts a draft unless the buyer has an open offer of this kind for the listing; returns whether it did. */
export async function insertOffer(db: Tx, row: Insertable<Offer>): Promise<boolean> {
  const added = await db
    .insertInto('offer')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['listing_id', 'buyer_id', 'kind']).where('status', 'in', open).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function eraseDrafts(db: Tx, buyerId: string): Promise<void> {
  await db
    .updateTable('offer')
    .set({ draft: null })
    .where('buyer_id', '=', buyerId)
    .where('draft', 'is not', null)
    .execute();
}

function offers(db: Reader, now: Date) {
  return db
    .selectFrom('offer')
    .innerJoin('listing', 'listing.id', 'offer.listing_id')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'offer.listing_id')
    .innerJoin('person as buyer', 'buyer.id', 'offer.buyer_id')
    .leftJoin('offer_round as standing', (on) =>
      on.onRef('standing.offer_id', '=', 'offer.id').onRef('standing.number', '=', 'offer.round'),
    )
    .selectAll('offer')
    .select([
      'listing.owner_id',
      'listing.status as listing_status',
      'listing.version as listing_version',
      'listing_teaser.title as listing_title',
      'listing_teaser.price_cents as public_price_cents',
      'buyer.first_name as buyer_first_name',
      'buyer.last_name as buyer_last_name',
      'standing.terms as standing_terms',
      'standing.by_party as standing_by',
    ])
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('offer as other')
            .select('other.id')
            .whereRef('other.listing_id', '=', 'offer.listing_id')
            .whereRef('other.id', '<>', 'offer.id')
            .where('other.exclusive', '=', true)
            .where('other.exclusive_until', '>', now),
        )
        .as('exclusivity_elsewhere'),
      select
        .exists(
          select
            .selectFrom('access_grant')
            .select('access_grant.id')
            .whereRef('access_grant.listing_id', '=', 'offer.listing_id')
            .whereRef('access_grant.person_id', '=', 'offer.buyer_id')
            .where(opensProfile(now)),
        )
        .as('access_open'),
      sql<number>`coalesce((select max(number) from offer_round where offer_id = offer.id), 0)`.as(
        'last_round',
      ),
      sql<Date | null>`(select (terms ->> 'expiresAt')::timestamptz from offer_round
        where offer_id = offer.id and by_party = 'buyer' order by number desc limit 1)`.as(
        'buyers_terms_until',
      ),
      sql<number | null>`(select asking_price_cents from listing_profile
        where listing_profile.listing_id = offer.listing_id)`.as('asking_price_cents'),
      sql<boolean>`not ${notBlocked('offer.listing_id', 'offer.buyer_id')}`.as('blocked'),
      sql<boolean>`exists (select from sale
        where sale.listing_id = offer.listing_id and sale.buyer_id = offer.buyer_id)`.as('buyer_bought'),
    ]);
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export function findOffer(db: Reader, id: string, now: Date) {
  return offers(db, now).where('offer.id', '=', id).executeTakeFirst();
}

export async function listingOfOffer(db: Reader, id: string): Promise<string | null> {
  const row = await db.selectFrom('offer').select('listing_id').where('id', '=', id).executeTakeFirst();
  return row?.listing_id ?? null;
}

/** Locks the row until the transaction ends. Lock its listing first. */
export async function lockOffer(db: Tx, id: string, now: Date): Promise<OfferRow | undefined> {
  return offers(db, now).where('offer.id', '=', id).forNoKeyUpdate('offer').executeTakeFirst();
}

export function listOfferRows(
  db: Reader,
  scope: Scope,
  page: { cursor: Cursor | null; limit: number; now: Date },
): Promise<OfferRow[]> {
  let query = within(offers(db, page.now), scope);
  if (page.cursor) query = query.where(after({ at: 'offer.created_at', id: 'offer.id' }, page.cursor));
  return query.orderBy('offer.created_at', 'desc').orderBy('offer.id', 'desc').limit(page.limit).execute();
}

export function listWaitingOffers(
  db: Reader,
  scope: Scope,
  { now, most }: { now: Date; most: number },
): Promise<OfferRow[]> {
  const turn = scope.kind === 'sent' ? ['draft', 'countered'] : ['submitted', 'under_review'];
  return within(offers(db, now), scope)
    .where('offer.status', 'in', turn)
    .orderBy('offer.updated_at')
    .orderBy('offer.id')
    .limit(most)
    .execute();
}

/** In a fixed order, so that locking them cannot deadlock. */
export async function offerIdsAt(
  db: Reader,
  listingId: string,
  statuses: readonly OfferStatus[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('offer')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', 'in', statuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Even if the exclusivity has expired. */
export function exclusiveOffer(db: Reader, listingId: string) {
  return db
    .selectFrom('offer')
    .select(['id', 'exclusive_until'])
    .where('listing_id', '=', listingId)
    .where('exclusive', '=', true)
    .executeTakeFirst();
}

export function exclusivityAt(db: Reader, listingId: string, now: Date) {
  return db
    .selectFrom('offer')
    .innerJoin('person', 'person.id', 'offer.buyer_id')
    .select(['offer.buyer_id', 'offer.exclusive_until', 'person.first_name', 'person.last_name'])
    .where('offer.listing_id', '=', listingId)
    .where('offer.exclusive', '=', true)
    .where('offer.exclusive_until', '>', now)
    .executeTakeFirst();
}

export async function endExclusivity(db: Tx, id: string): Promise<void> {
  await db.updateTable('offer').set({ exclusive: false }).where('id', '=', id).execute();
}

export async function markKeptForSale(db: Tx, id: string, at: Date): Promise<void> {
  await db.updateTable('offer').set({ kept_for_sale_at: at }).where('id', '=', id).execute();
}

/** Returns false if it has another version or status. */
export async function writeOffer(
  db: Tx,
  seen: { id: string; version: number; status: OfferStatus },
  change: Updateable<Offer>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offer')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('status', '=', seen.status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recordTransition(
  db: Tx,
  step: {
    offerId: string;
    from: OfferStatus | null;
    to: OfferStatus;
    actorId: string | null;
    party: OfferParty;
    outcome?: Outcome | null;
    reason: string | null;
    version: number;
    /** The number of the terms that stand after the step; 0 if none were sent. */
    round: number;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('offer_transition')
    .values({
      offer_id: step.offerId,
      from_status: step.from,
      to_status: step.to,
      actor_id: step.actorId,
      actor_party: step.party,
      outcome: step.outcome ?? null,
      reason: step.reason,
      version: step.version,
      round: step.round,
      at: step.at,
    })
    .execute();
}

export function transitionsOf(db: Reader, offerId: string) {
  return db
    .selectFrom('offer_transition')
    .select(['from_status', 'to_status', 'actor_party', 'outcome', 'reason', 'at'])
    .select(
      sql<number>`coalesce(round, count(*) filter (where to_status = 'submitted' and actor_party = 'buyer'
        or to_status = 'countered' and actor_party = 'seller') over (order by id))::integer`.as('round'),
    )
    .where('offer_id', '=', offerId)
    .orderBy('id')
    .execute();
}

const mostAtOnce = 500;

/** Listings with expired offers or exclusivities, for the settling job. */
export async function overdueListingIds(db: Reader, now: Date): Promise<string[]> {
  const expired = db
    .selectFrom('offer')
    .select('listing_id')
    .where('status', 'in', [...answerableStatuses, 'on_hold_exclusivity'])
    .where('expires_at', '<=', now);
  const released = db
    .selectFrom('offer')
    .select('listing_id')
    .where('exclusive', '=', true)
    .where('exclusive_until', '<=', now);
  const rows = await expired.union(released).limit(mostAtOnce).execute();
  return rows.map((row) => row.listing_id);
}

export function within<T extends DB, B extends keyof T, O>(
  query: SelectQueryBuilder<T, B, O>,
  scope: Scope,
): SelectQueryBuilder<T, B, O> {
  if (scope.kind === 'sent')
    return query.where(
      sql<boolean>`offer.buyer_id = ${scope.personId} and ${shownTo('offer.listing_id', scope.personId)}`,
    );
  const sent = query.where(sql<boolean>`offer.round > 0`);
  if (scope.kind === 'all') return sent;
  if (scope.kind === 'listing') return sent.where(sql<boolean>`offer.listing_id = ${scope.listingId}`);
  const scoped = holdsMandate('listing.id', scope.personId, scope.now, { mayApprove: true });
  return sent.where(sql<boolean>`(listing.owner_id = ${scope.personId} or ${scoped})`);
}
