import { sql } from 'kysely';
import { publicStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';

/** When the person got their first listing or mandate, and when they first requested access; `null` if never. */
export async function beginnings(
  db: Reader,
  personId: string,
  now: Date,
): Promise<{ owned: Date | null; mandated: Date | null; asked: Date | null }> {
  const { rows } = await sql<{ owned: Date | null; mandated: Date | null; asked: Date | null }>`
    select
      (select min(created_at) from listing where owner_id = ${personId}) as owned,
      (select min(listing.created_at) from listing where listing.id in
        (select listing_id from mandate where broker_id = ${personId} and ended_at is null)
        and ${holdsMandate('listing.id', personId, now)}) as mandated,
      (select min(requested_at) from access_request where buyer_id = ${personId}
        and ${shownTo('access_request.listing_id', personId)}) as asked`.execute(db);
  return rows[0] ?? { owned: null, mandated: null, asked: null };
}

export function draftsOf(db: Reader, ownerId: string, most: number) {
  return db
    .selectFrom('listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing.id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .select(['listing.id', 'business.business_name', 'listing_teaser.title', 'listing.updated_at'])
    .where('listing.owner_id', '=', ownerId)
    .where('listing.status', '=', 'draft')
    .orderBy('listing.updated_at')
    .orderBy('listing.id')
    .limit(most)
    .execute();
}

export function unlistedOf(db: Reader, ownerId: string, most: number) {
  return db
    .selectFrom('business')
    .select(['business.id', 'business.business_name'])
    .where('business.owner_id', '=', ownerId)
    .where((business) =>
      business.not(
        business.exists(
          business
            .selectFrom('listing')
            .select('listing.id')
            .whereRef('listing.business_id', '=', 'business.id'),
        ),
      ),
    )
    .orderBy('business.created_at')
    .orderBy('business.id')
    .limit(most)
    .execute();
}

type AcceptedRow = { id: string; offer_id: string; title: string; version: number; accepted_at: Date };

export async function liveWithAcceptedLetter(
  db: Reader,
  personId: string,
  { now, most }: { now: Date; most: number },
): Promise<AcceptedRow[]> {
  const { rows } = await sql<AcceptedRow>`
    select * from (
      select distinct on (listing.id) listing.id, offer.id as offer_id, listing_teaser.title, listing.version,
        offer.accepted_at
      from listing join listing_teaser on listing_teaser.listing_id = listing.id
        join offer on offer.listing_id = listing.id
      where (listing.owner_id = ${personId} or ${holdsMandate('listing.id', personId, now, { mayApprove: true })})
        and listing.status = 'live' and offer.kind = 'loi' and offer.status = 'accepted'
        and offer.accepted_at is not null and offer.kept_for_sale_at is null
      order by listing.id, offer.accepted_at, offer.id) as first
    order by first.accepted_at, first.id limit ${most}`.execute(db);
  return rows;
}

type EndedRow = {
  id: string;
  title: string;
  first_name: string;
  last_name: string;
  under_offer: boolean;
  ended_at: Date;
};

/** Deals of an owner that their buyer ended: those since then, and all whose listing is under offer without a deal. */
export async function endedDeals(
  db: Reader,
  ownerId: string,
  { since, most }: { since: Date; most: number },
): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    select * from (
      select distinct on (listing.id) offer.id, listing_teaser.title, person.first_name, person.last_name,
        listing.status = 'under_offer' as under_offer, offer.updated_at as ended_at
      from listing join listing_teaser on listing_teaser.listing_id = listing.id
        join offer on offer.listing_id = listing.id join person on person.id = offer.buyer_id
      where listing.owner_id = ${ownerId} and listing.status in (${sql.join(publicStatuses)})
        and offer.kind = 'loi' and offer.status = 'withdrawn' and offer.accepted_at is not null
        and not exists (select from offer as standing
          where standing.listing_id = listing.id and standing.status = 'accepted')
      order by listing.id, offer.updated_at desc, offer.id) as last
    where last.under_offer or last.ended_at > ${since}
    order by last.ended_at, last.id limit ${most}`.execute(db);
  return rows;
}
