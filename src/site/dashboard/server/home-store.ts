import { sql } from 'kysely';
import { openStatuses } from '#features/agreements/access-requests/domain/status.ts';
import { routedByAdmins } from '#features/agreements/access-requests/domain/waiting.ts';
import { publicStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import { answerableStatuses } from '#features/offers/offers/domain/offer.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { QueueName } from '../domain/queues.ts';

const dealStatuses = [...answerableStatuses, 'accepted'] as const;

type SellerRow = {
  id: string;
  business_name: string;
  listing_id: string | null;
  title: string | null;
  status: string | null;
  complete: boolean;
  check_id: string | null;
  valued: boolean;
  asked: number;
  let_in: number;
};

/**
 * The unsold business of an owner whose deal is furthest, or else the newest, with its newest listing. `complete` must
 * agree with `listings/domain/completeness.ts`.
 */
export async function businessOnItsWay(db: Reader, ownerId: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<SellerRow>`
    select business.id, business.business_name, listing.listing_id, listing.title, listing.status,
      coalesce(listing.complete, false) as complete, health_check.id as check_id,
      exists (select from check_point where check_id = health_check.id and mid_cents is not null) as valued,
      (select count(*)::int from access_request where access_request.listing_id = listing.listing_id
        and access_request.status in (${sql.join(openStatuses)})) as asked,
      (select count(*)::int from access_request where access_request.listing_id = listing.listing_id
        and access_request.status = 'approved') as let_in
    from business
    left join health_check on health_check.business_id = business.id
    left join lateral (
      select listing.id as listing_id, listing.status, teaser.title,
        teaser.title <> '' and teaser.description <> '' and teaser.place is not null
          and teaser.revenue_band is not null and coalesce(teaser.ebitda_band, teaser.sde_band) is not null as complete
      from listing join listing_teaser teaser on teaser.listing_id = listing.id
      where listing.business_id = business.id
      order by listing.created_at desc, listing.id limit 1) listing on true
    left join lateral (
      select max(case when offer.status = 'accepted' then 2 else 1 end) as rank from offer
      where offer.listing_id = listing.listing_id and offer.status in (${sql.join(dealStatuses)})) deal on true
    where business.owner_id = ${ownerId}
    order by listing.status is not distinct from 'sold', coalesce(deal.rank, 0) desc, business.created_at desc, business.id
    limit 1`.execute(db);
  return rows[0];
}

type Dealings = {
  requests: number;
  watched: number;
  searches: number;
  matches: number;
  mandates: number;
  proofs_waiting: number;
  proofs_verified: number;
};

/** `since`: from when a match of a saved search counts as new. */
export async function dealingsOf(
  db: Reader,
  personId: string,
  { now, since }: { now: Date; since: Date },
): Promise<Dealings> {
  const { rows } = await sql<Dealings>`
    select
      (select count(*)::int from access_request where buyer_id = ${personId}
        and ${shownTo('access_request.listing_id', personId)}) as requests,
      (select count(*)::int from watched_listing where person_id = ${personId}
        and ${shownTo('watched_listing.listing_id', personId)}) as watched,
      (select count(*)::int from saved_search where person_id = ${personId}) as searches,
      (select count(distinct hit.listing_id)::int from saved_search_hit hit
        join saved_search on saved_search.id = hit.search_id join listing on listing.id = hit.listing_id
        where saved_search.person_id = ${personId} and hit.found_at > ${since}
        and listing.status in (${sql.join(publicStatuses)})
        and not exists (select from access_request where buyer_id = ${personId}
          and access_request.listing_id = hit.listing_id)
        and ${shownTo('hit.listing_id', personId)}) as matches,
      (select count(*)::int from mandate where broker_id = ${personId} and ${inForce(now)}) as mandates,
      (select count(*)::int from buyer_proof where person_id = ${personId} and status = 'requested') as proofs_waiting,
      (select count(*)::int from unnest(array['identity', 'funds']) as kind
        where proof_stands(${personId}, kind, ${now})) as proofs_verified
    `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  return row;
}

/** What an admin can do now, not what waits for others or is under way. Proofs and brokers are counted separately, because admins do not decide on their own. */
type Queues = Record<Exclude<QueueName, 'proofs' | 'brokers'>, number>;

export async function queueLengths(db: Reader, most: number): Promise<Queues> {
  const upTo = (from: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from (select from ${from} limit ${most}) as line)`;
  const { rows } = await sql<Queues>`
    select
      ${upTo(sql`access_request where status in (${sql.join(routedByAdmins)})`)} as requests,
      ${upTo(sql`listing where status = 'in_review'`)} as reviews,
      ${upTo(sql`listing_photo where status = 'awaiting'`)} as photos,
      ${upTo(sql`service_order where status = 'ordered' and received_cents >= amount_cents`)} as orders,
      ${upTo(sql`nda_seal where status = 'waiting' and failure is not null`)} as seals,
      ${upTo(sql`outgoing_mail where status = 'failed'`)} as mails`.execute(db);
  return rows[0] ?? { requests: 0, reviews: 0, photos: 0, orders: 0, seals: 0, mails: 0 };
}
