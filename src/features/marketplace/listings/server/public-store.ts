import { sql } from 'kysely';
import { isVetted } from '#features/people/buyer-proofs/server/proof-sql.ts';
import type { Reader } from '#platform/context.ts';
import { named } from '#platform/db/named.ts';
import { type TeaserRow, teaserFields } from './listing-store.ts';
import { holdsMandate } from './mandate-sql.ts';
import { isPublic } from './market-sql.ts';
import { type StoredFields, selectedFields } from './private-fields-store.ts';

export function countAllPublic(db: Reader): Promise<number> {
  return publicOnes(db)
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
    .then(({ n }) => Number(n));
}

export function publicIds(
  db: Reader,
  { after, before }: { after: string; before: string | null },
  limit: number,
) {
  let query = publicOnes(db).select(['listing_id', 'published_at']).where('listing_id', '>', after);
  if (before) query = query.where('listing_id', '<', before);
  return query.orderBy('listing_id').limit(limit).execute();
}

export async function publishedAt(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await publicOnes(db)
    .select(['listing_id', 'published_at'])
    .where('listing_id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ listing_id, published_at }) => (published_at ? [[listing_id, published_at]] : [])),
  );
}

function publicOnes(db: Reader) {
  return db.selectFrom('listing_teaser').where(isPublic);
}

export type SeenListing = TeaserRow & {
  owner_id: string;
  registered: boolean | null;
  hidden: boolean | null;
  mandated: boolean | null;
  trusted: boolean | null;
  edits: boolean | null;
  bought: boolean | null;
  vetted: boolean | null;
  /** Of the viewer's grant unless it was ended; `null` without one. */
  stage: string | null;
  ends_at: Date | null;
  suspended_at: Date | null;
  granted_at: Date | null;
};

export const listingForViewer = named<{ id: string; personId: string | null; now: Date }, SeenListing>(
  'listing-for-viewer',
  (db, slot) =>
    db
      .selectFrom('listing_teaser')
      .innerJoin('listing', 'listing.id', 'listing_teaser.listing_id')
      .select(teaserFields.map((field) => `listing_teaser.${field}` as const))
      .leftJoin('access_grant', (join) =>
        join
          .onRef('access_grant.listing_id', '=', 'listing.id')
          .on('access_grant.person_id', '=', slot('personId'))
          .on('access_grant.ended_at', 'is', null),
      )
      .leftJoin('listing_rule', 'listing_rule.listing_id', 'listing.id')
      .leftJoin('person as viewer', (join) => join.on('viewer.id', '=', slot('personId')))
      .select([
        'listing.owner_id',
        'access_grant.stage',
        'access_grant.ends_at',
        'access_grant.suspended_at',
        'access_grant.granted_at',
        'viewer.email_verified as registered',
      ])
      .select([
        sql<boolean | null>`listing.id in (select hidden_listings(${slot('personId')}))`.as('hidden'),
        sql<boolean | null>`${holdsMandate('listing.id', slot('personId'), slot('now'))}`.as('mandated'),
        ...(['read', 'edit'] as const).map((profile) =>
          sql<boolean | null>`${holdsMandate('listing.id', slot('personId'), slot('now'), { profile })}`.as(
            profile === 'read' ? 'trusted' : 'edits',
          ),
        ),
        sql<boolean | null>`exists (
          select from sale where sale.listing_id = listing.id and sale.buyer_id = ${slot('personId')})`.as(
          'bought',
        ),
        sql<boolean | null>`${isVetted(slot('personId'), slot('now'))}`.as('vetted'),
      ])
      .where('listing.id', '=', slot('id')),
);

/** Call only after access was checked. */
export const profileOfListing = named<{ id: string }, ProfileFacts>('profile-of-listing', (db, slot) =>
  db
    .selectFrom('listing_profile')
    .innerJoin('listing', 'listing.id', 'listing_profile.listing_id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .innerJoin('person', 'person.id', 'listing.owner_id')
    .leftJoin('listing_figure_change as change', 'change.listing_id', 'listing.id')
    .select(selectedFields)
    .select(['change.was', 'change.changed_at', 'change.told_at'])
    .select([
      'business.business_name',
      'business.business_address',
      'business.dba',
      'business.trade',
      'person.first_name',
      'person.last_name',
      'person.email',
    ])
    .where('listing.id', '=', slot('id'))
    .$castTo<ProfileFacts>(),
);

export type ProfileFacts = StoredFields & {
  business_name: string;
  business_address: string;
  dba: string | null;
  trade: string | null;
  first_name: string;
  last_name: string;
  email: string;
  /** Figures that were corrected; `null`: none was. */
  was: unknown;
  changed_at: Date | null;
  told_at: Date | null;
};

/** Call only after access was checked. */
export const highlightsOfListing = named<
  { id: string },
  { sale_reason: string | null; asking_price_cents: number | null }
>('highlights-of-listing', (db, slot) =>
  db
    .selectFrom('listing_profile')
    .leftJoin('listing_rule', 'listing_rule.listing_id', 'listing_profile.listing_id')
    .select([
      'listing_profile.sale_reason',
      sql<number | null>`case when listing_rule.vetted_price then listing_profile.asking_price_cents end`.as(
        'asking_price_cents',
      ),
    ])
    .where('listing_profile.listing_id', '=', slot('id')),
);
