import { type RawBuilder, sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { EventKind } from '../domain/event-words.ts';
import { adminActs } from './admin-sql.ts';
import type { Feed } from './feed.ts';
import type { Place } from './place.ts';
import { offerSteps, orderSteps, photoSteps } from './trade-sql.ts';

export type EventRow = {
  kind: EventKind;
  key: string;
  at: Date;
  aboutId: string | null;
  action: string | null;
  from: string | null;
  to: string | null;
  party: string;
  actorId: string | null;
  insider: boolean;
  title: string | null;
  listingStatus: string | null;
  businessName: string | null;
  buyerId: string | null;
  buyerFirstName: string | null;
  buyerLastName: string | null;
};

const columns =
  sql.raw(`kind, key, at, about_id, action, from_status, to_status, party, actor_id, insider, listing_id,
  business_name, buyer_id`);

/**
 * Merges the newest rows of each history, reading only as many as the page needs. `actions`: the visible actions on the
 * account.
 */
export async function eventsOf(
  db: Reader,
  feed: Feed,
  page: { place: Place | null; limit: number; actions: readonly string[] },
): Promise<EventRow[]> {
  const histories = [
    listings(feed),
    requests(feed),
    mandates(feed),
    offerSteps(feed),
    ...kept(feed, page.actions),
    ...asAdmin(feed),
  ];
  const shown = sql`where ${shownTo('event.listing_id', feed.admin ? null : feed.readerId)}`;
  const before = page.place
    ? sql`${shown} and (event.at, event.key collate "C") < (${page.place.at}, ${page.place.key})`
    : shown;
  const newest = histories.map(
    (history) => sql`(select * from (${history}) as event (${columns}) ${before}
      order by event.at desc, event.key collate "C" desc limit ${page.limit})`,
  );
  const { rows } = await sql<EventRow>`
    select event.kind, event.key, event.at, event.about_id as "aboutId", event.action, event.from_status as "from",
      event.to_status as "to", event.party, event.actor_id as "actorId", event.insider,
      listing_teaser.title, listing_teaser.status as "listingStatus", event.business_name as "businessName",
      event.buyer_id as "buyerId", buyer.first_name as "buyerFirstName", buyer.last_name as "buyerLastName"
    from (${sql.join(newest, sql` union all `)}) event
      left join listing_teaser on listing_teaser.listing_id = event.listing_id
      left join person buyer on buyer.id = event.buyer_id
    order by event.at desc, event.key collate "C" desc limit ${page.limit}`.execute(db);
  return rows;
}

const own = ({ personId, readerId }: Feed) => personId === readerId;
const everything = ({ admin }: Feed) => (admin ? sql`true` : sql`false`);
/** SQL: the reader is on the seller's side of `listing`. */
const sells = ({ readerId, now }: Feed) =>
  sql`(listing.owner_id = ${readerId} or ${holdsMandate('listing.id', readerId, now)})`;
/** SQL: the private profile of `listing` is open to the reader. */
const letIn = ({ readerId, now }: Feed) => sql`exists (select from access_grant
  where access_grant.listing_id = listing.id and access_grant.person_id = ${readerId}
    and ${opensProfile(now)})`;
/** Narrows the histories to listings that involve the reader. */
const readersListings = ({ readerId }: Feed) => sql`
  select id from listing where owner_id = ${readerId}
  union select listing_id from mandate where broker_id = ${readerId}`;

/** What an admin did in deals of others, and on accounts, proofs, photos and orders. */
function asAdmin(feed: Feed): RawBuilder<unknown>[] {
  if (!feed.admin || !own(feed)) return [];
  return [listings(feed, true), requests(feed, true), mandates(feed, true), adminActs(feed)];
}

type Whose = Record<'mine' | 'theirs', RawBuilder<unknown>>;

/** SQL: `acts` leaves the steps that the reader took as an admin, without what is around the reader (`mine`). */
function narrowed(feed: Feed, acts: boolean, { mine, theirs }: Whose): RawBuilder<unknown> {
  if (acts) return sql`step.actor_id = ${feed.readerId} and step.actor_party = 'admin' and not (${mine})`;
  return own(feed) ? mine : theirs;
}

function listings(feed: Feed, acts = false): RawBuilder<unknown> {
  const mine = sql`listing.id in (${readersListings(feed)}) and ${sells(feed)}`;
  // A buyer with access sees the public steps; work on a draft stays private.
  const theirs = sql`step.actor_id = ${feed.personId} and (${everything(feed)} or ${sells(feed)} or (${letIn(feed)}
        and step.from_status not in ('draft', 'in_review') and step.to_status not in ('draft', 'in_review')))`;
  // Entering and leaving review in the same moment is one event: published.
  return sql`
    select 'listing' as kind, 'l' || lpad(step.id::text, 19, '0') as key, step.at, listing.id as about_id,
      null as action, step.from_status, coalesce(checked.to_status, step.to_status) as to_status, step.actor_party as party, step.actor_id,
      (listing.owner_id = ${feed.readerId} or ${everything(feed)}) as insider, listing.id as listing_id,
      null as business_name, null::uuid as buyer_id
    from listing_transition step join listing on listing.id = step.listing_id
      left join listing_transition checked on checked.listing_id = step.listing_id and checked.actor_party = 'system'
        and checked.version = step.version + 1 and checked.at = step.at and step.to_status = 'in_review'
    where step.actor_party <> 'system' and ${narrowed(feed, acts, { mine, theirs })}`;
}

function requests(feed: Feed, acts = false): RawBuilder<unknown> {
  const { readerId, personId } = feed;
  const mine = sql`access_request.id in (select id from access_request where buyer_id = ${readerId}
        union select id from access_request where listing_id in (${readersListings(feed)}))
        and (access_request.buyer_id = ${readerId} or ${sells(feed)})`;
  // A buyer with access knows the owner only by this listing; other actions would reveal other listings.
  const theirs = sql`step.actor_id = ${personId} and (${everything(feed)}
        or (access_request.buyer_id = ${personId} and ${sells(feed)})
        or (access_request.buyer_id = ${readerId} and ${letIn(feed)}))`;
  return sql`
    select 'request', 'r' || lpad(step.id::text, 19, '0'), step.at, access_request.id, step.outcome, step.from_status,
      step.to_status, step.actor_party, step.actor_id, (listing.owner_id = ${readerId} or ${everything(feed)}),
      listing.id, null, nullif(access_request.buyer_id, ${readerId})
    from access_transition step join access_request on access_request.id = step.request_id
      join listing on listing.id = access_request.listing_id where ${narrowed(feed, acts, { mine, theirs })}`;
}

function mandates(feed: Feed, acts = false): RawBuilder<unknown> {
  const { readerId, personId } = feed;
  const sides = sql`(listing.owner_id = ${readerId} or mandate.broker_id = ${readerId})`;
  const mine = sql`listing.id in (${readersListings(feed)}) and ${sides}`;
  const theirs = sql`step.actor_id = ${personId} and (${everything(feed)} or ${sides})`;
  return sql`
    select 'mandate', 'm' || lpad(step.id::text, 19, '0'), step.at, listing.id, null, step.from_status,
      step.to_status, step.actor_party, step.actor_id, (listing.owner_id = ${readerId} or ${everything(feed)}),
      listing.id, null, null::uuid
    from mandate_transition step join mandate on mandate.id = step.mandate_id
      join listing on listing.id = mandate.listing_id where ${narrowed(feed, acts, { mine, theirs })}`;
}

/** For the person only: names of their businesses, changes of the account. */
function kept(feed: Feed, actions: readonly string[]): RawBuilder<unknown>[] {
  if (!own(feed)) return [];
  return [
    orderSteps(feed),
    photoSteps(feed),
    sql`
    select 'business', 'b' || business.id::text, business.created_at, null::uuid, null, null, null, 'owner',
      business.owner_id, true, null::uuid, business.business_name, null::uuid
    from business where business.owner_id = ${feed.readerId}`,
    sql`
    select 'account', 'a' || lpad(trail.id::text, 19, '0'), trail.at, null::uuid, trail.action, null, null, 'owner',
      trail.actor_id, true, null::uuid, null, null::uuid
    from audit_event trail where trail.subject_type = 'person' and trail.subject_id = ${feed.readerId}
      and trail.action in (${sql.join(actions)})`,
  ];
}
