import { type SelectQueryBuilder, sql } from 'kysely';
import type { Industry } from '#features/businesses/domain/industries.ts';
import type { Reader } from '#platform/context.ts';
import { named } from '#platform/db/named.ts';
import type { DB } from '#platform/db/tables.ts';
import type { MoneyBand } from '../domain/bands.ts';
import { publicStatuses } from '../domain/life-cycle.ts';
import type { Place } from '../domain/places.ts';
import type { TeaserRow } from './listing-store.ts';

/** Sets of values; a dimension that is `null` does not filter, an empty set matches nothing. */
export type PublicFilter = {
  industries: readonly Industry[] | null;
  places: readonly Place[] | null;
  revenue: readonly MoneyBand[] | null;
};

export function publicTeasers(db: Reader, filter: PublicFilter, page: { offset: number; limit: number }) {
  return matching(db, filter)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('listing_id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Counts up to `ceiling + 1`: an exact count of everything is what makes a marketplace slow. */
export async function countPublic(db: Reader, filter: PublicFilter, ceiling: number): Promise<number> {
  const { n } = await db
    .selectFrom(
      matching(db, filter)
        .select('listing_id')
        .limit(ceiling + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** How many listings strangers see. */
export function countAllPublic(db: Reader): Promise<number> {
  return countPublic(db, { industries: null, places: null, revenue: null }, Number.MAX_SAFE_INTEGER - 1);
}

/** Public listings by id, after one and before another (or to the end), with the day (UTC) they became public. */
export function publicIds(
  db: Reader,
  { after, before }: { after: string; before: string | null },
  limit: number,
) {
  let query = matching(db, { industries: null, places: null, revenue: null })
    .select(['listing_id', 'published_at'])
    .where('listing_id', '>', after);
  if (before) query = query.where('listing_id', '<', before);
  return query.orderBy('listing_id').limit(limit).execute();
}

type TeaserQuery = SelectQueryBuilder<DB, 'listing_teaser', object>;

function matching(db: Reader, filter: PublicFilter): TeaserQuery {
  // A literal list, so that the planner sees the partial index.
  let query: TeaserQuery = db
    .selectFrom('listing_teaser')
    .where(sql<boolean>`status in (${sql.raw(publicStatuses.map((status) => `'${status}'`).join(', '))})`);
  if (filter.industries) query = query.where('industry', 'in', orNone(filter.industries));
  if (filter.places) query = query.where('place', 'in', orNone(filter.places));
  if (filter.revenue) query = query.where('revenue_band', 'in', orNone(filter.revenue));
  return query;
}

/** `in ()` is no SQL. */
function orNone<T extends string>(values: readonly T[]): readonly (T | '')[] {
  return values.length > 0 ? values : [''];
}

export type SeenListing = TeaserRow & { owner_id: string; granted: boolean | null };

/** The teaser of one listing, with its owner and whether this person holds a grant now. */
export const listingForViewer = named<{ id: string; personId: string | null; now: Date }, SeenListing>(
  'listing-for-viewer',
  (db, slot) =>
    db
      .selectFrom('listing_teaser')
      .innerJoin('listing', 'listing.id', 'listing_teaser.listing_id')
      .selectAll('listing_teaser')
      .select('listing.owner_id')
      .select((select) =>
        select
          .exists(
            select
              .selectFrom('access_grant')
              .select('access_grant.id')
              .whereRef('access_grant.listing_id', '=', 'listing.id')
              .where('access_grant.person_id', '=', slot('personId'))
              .where('access_grant.ended_at', 'is', null)
              .where((grant) =>
                grant.or([
                  grant('access_grant.ends_at', 'is', null),
                  grant('access_grant.ends_at', '>', slot('now')),
                ]),
              ),
          )
          .as('granted'),
      )
      .where('listing.id', '=', slot('id')),
);

/** The private profile of one listing. Ask only after the right to see it is settled. */
export const profileOfListing = named<{ id: string }, ProfileFacts>('profile-of-listing', (db, slot) =>
  db
    .selectFrom('listing_profile')
    .innerJoin('listing', 'listing.id', 'listing_profile.listing_id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .innerJoin('person', 'person.id', 'listing.owner_id')
    .selectAll('listing_profile')
    .select([
      'business.business_name',
      'business.business_address',
      'business.dba',
      'person.first_name',
      'person.last_name',
      'person.email',
    ])
    .where('listing.id', '=', slot('id')),
);

export type ProfileFacts = {
  business_name: string;
  business_address: string;
  dba: string | null;
  first_name: string;
  last_name: string;
  email: string;
  about: string;
  website: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  asking_price_cents: number | null;
  revenue_cents: number | null;
  ebitda_cents: number | null;
  sde_cents: number | null;
  employees: number | null;
  founded_year: number | null;
  sale_reason: string | null;
};
