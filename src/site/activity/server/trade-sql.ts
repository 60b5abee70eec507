import { type RawBuilder, sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { photoActions } from '../domain/event-words.ts';
import type { Feed } from './feed.ts';

/**
 * SQL: steps of offers that were sent. Drafts are private to the buyer, even if withdrawn before sending; brokers see
 * no offers here.
 */
export function offerSteps({ personId, readerId, admin, now }: Feed): RawBuilder<unknown> {
  const sent = sql`(offer.round > 0 and step.to_status <> 'draft')`;
  const letIn = sql`exists (select from access_grant
    where access_grant.listing_id = listing.id and access_grant.person_id = ${readerId}
      and ${opensProfile(now)})`;
  const whose =
    personId === readerId
      ? sql`offer.id in (select id from offer where buyer_id = ${readerId} union
          select offer.id from offer join listing on listing.id = offer.listing_id
          where listing.owner_id = ${readerId} and offer.round > 0)
          and (offer.buyer_id = ${readerId} or ${sent})`
      : sql`step.actor_id = ${personId} and ${sent} and (${admin ? sql`true` : sql`false`}
          or (offer.buyer_id = ${personId} and listing.owner_id = ${readerId})
          or (offer.buyer_id = ${readerId} and listing.owner_id = ${personId} and ${letIn}))`;
  return sql`
    select 'offer', 'f' || lpad(step.id::text, 19, '0'), step.at, offer.id, step.outcome, step.from_status, step.to_status,
      step.actor_party, step.actor_id, (listing.owner_id = ${readerId}), listing.id, null,
      nullif(offer.buyer_id, ${readerId})
    from offer_transition step join offer on offer.id = step.offer_id
      join listing on listing.id = offer.listing_id where ${whose}`;
}

export function orderSteps({ readerId }: Feed): RawBuilder<unknown> {
  return sql`
    select 'order', step.letter || service_order.id::text, step.at, service_order.id, null, null, step.status,
      step.party, service_order.customer_id, true, null::uuid, service_order.service_name, null::uuid
    from service_order cross join lateral (values
      ('o', service_order.placed_at, 'ordered', 'customer'),
      ('p', service_order.settled_at, service_order.status, 'system')) step (letter, at, status, party)
    where service_order.customer_id = ${readerId} and step.at is not null`;
}

export function photoSteps({ readerId }: Feed): RawBuilder<unknown> {
  return sql`
    select 'photo', 'h' || lpad(trail.id::text, 19, '0'), trail.at, listing.id, trail.action, null, null,
      case when trail.actor_id = ${readerId} then 'owner' else 'admin' end, trail.actor_id, true, listing.id, null,
      null::uuid
    from listing join audit_event trail on trail.subject_type = 'listing' and trail.subject_id = listing.id::text
    where listing.owner_id = ${readerId}
      and trail.action in (${sql.join([...photoActions])})`;
}
