import { type Expression, type SqlBool, sql } from 'kysely';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';

function holds(text: Expression<string>, words: readonly string[]): Expression<SqlBool> {
  const each = words.map((word) => sql<SqlBool>`position(${word} in lower(${text})) > 0`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

export function ownListings(db: Reader, personId: string, words: readonly string[], most: number) {
  return db
    .selectFrom('listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing.id')
    .select(['listing.id', 'listing.status', 'listing_teaser.title'])
    .where('listing.owner_id', '=', personId)
    .where(holds(sql<string>`listing_teaser.title`, words))
    .orderBy('listing.created_at', 'desc')
    .orderBy('listing.id')
    .limit(most)
    .execute();
}

/** Those whose private profile their owners opened to the broker, found by title or by the name of the business. */
export function clientListings(
  db: Reader,
  { personId, now }: { personId: string; now: Date },
  words: readonly string[],
  most: number,
) {
  return db
    .selectFrom('listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'listing.id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .select(['listing.id', 'listing.status', 'listing_teaser.title'])
    .where(holdsMandate('listing.id', personId, now, { profile: 'read' }))
    .where(
      holds(sql<string>`concat_ws(' ', listing_teaser.title, business.business_name, business.dba)`, words),
    )
    .orderBy('listing.created_at', 'desc')
    .orderBy('listing.id')
    .limit(most)
    .execute();
}

export function ownBusinesses(db: Reader, personId: string, words: readonly string[], most: number) {
  return db
    .selectFrom('business')
    .select((business) => [
      'business.id',
      'business.business_name',
      business
        .selectFrom('listing')
        .select('listing.id')
        .whereRef('listing.business_id', '=', 'business.id')
        .orderBy('listing.created_at', 'desc')
        .limit(1)
        .as('listing_id'),
    ])
    .where('business.owner_id', '=', personId)
    .where(holds(sql<string>`concat_ws(' ', business.business_name, business.dba)`, words))
    .orderBy('business.created_at', 'desc')
    .orderBy('business.id')
    .limit(most)
    .execute();
}

/** For admins: searches all people by name and email. */
export function anyPeople(db: Reader, words: readonly string[], most: number) {
  return people(db)
    .where(holds(sql<string>`concat_ws(' ', person.first_name, person.last_name, person.email)`, words))
    .orderBy('person.created_at', 'desc')
    .orderBy('person.id', 'desc')
    .limit(most)
    .execute();
}

/**
 * Candidates that share a deal with the caller. This is wider than whom the caller may know; the feature that decides
 * on that filters them.
 */
export function peopleAround(db: Reader, callerId: string, words: readonly string[], most: number) {
  return people(db)
    .where(sql<SqlBool>`person.id in (
      select access_request.buyer_id
        from listing join access_request on access_request.listing_id = listing.id
        where listing.owner_id = ${callerId}
      union select access_request.buyer_id
        from mandate join access_request on access_request.listing_id = mandate.listing_id
        where mandate.broker_id = ${callerId}
      union select listing.owner_id
        from access_grant join listing on listing.id = access_grant.listing_id
        where access_grant.person_id = ${callerId}
      union select mandate.broker_id
        from access_grant join mandate on mandate.listing_id = access_grant.listing_id
        where access_grant.person_id = ${callerId}
      union select listing.owner_id
        from mandate join listing on listing.id = mandate.listing_id where mandate.broker_id = ${callerId}
      union select mandate.broker_id
        from listing join mandate on mandate.listing_id = listing.id where listing.owner_id = ${callerId}
      union select thread.other_id from thread where thread.one_id = ${callerId}
      union select thread.one_id from thread where thread.other_id = ${callerId})`)
    .where(holds(sql<string>`concat_ws(' ', person.first_name, person.last_name)`, words))
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .limit(most)
    .execute();
}

function people(db: Reader) {
  return db
    .selectFrom('person')
    .select(['person.id', 'person.first_name', 'person.last_name', 'person.email'])
    .where('person.closed_at', 'is', null);
}
