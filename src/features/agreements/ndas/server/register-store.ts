import { type Expression, type SqlBool, sql } from 'kysely';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';
import { afterPlace, type SortedBy } from '#platform/db/sorted-page.ts';
import type { Binding, RegisterColumn, RegisterScope } from '../domain/register.ts';

const id = sql.ref('nda.id');
const sorts = {
  signed: { by: sql.ref('nda.signed_at'), kind: 'time' },
  ends: { by: sql.ref('nda.term_ends_at'), kind: 'time' },
} as const;

export type RegisterSearch = {
  scope: RegisterScope;
  viewerId: string;
  now: Date;
  listingId: string | null;
  binding: Binding | null;
  filter: string;
};
type Sorted = { column: RegisterColumn; order: SortedBy['order'] };

export function signedNdasPage(
  db: Reader,
  search: RegisterSearch,
  { column, order }: Sorted,
  page: { after?: string | undefined; size: number },
) {
  const sorted = { ...sorts[column], order };
  return matching(db, search)
    .leftJoin('listing', 'listing.id', 'nda.listing_id')
    .leftJoin('listing_teaser', 'listing_teaser.listing_id', 'nda.listing_id')
    .leftJoin('nda_seal', (on) =>
      on.onRef('nda_seal.nda_id', '=', 'nda.id').on('nda_seal.status', '=', 'sealed'),
    )
    .select([
      'nda.id',
      'nda.kind',
      'nda.request_id',
      'nda.listing_id',
      'nda.signer_name',
      'nda.signer_capacity',
      'nda.signer_entity',
      'nda.signer_title',
      'nda.signed_at',
      'nda.term_ends_at',
      'buyer.email as buyer_email',
      'listing.owner_id',
      'listing.status as listing_status',
      'listing_teaser.title as listing_title',
      'nda_seal.sealed_at',
      'nda_seal.stamped_at',
    ])
    .select(sql<Date>`${sorted.by}`.as('sort_value'))
    .where(afterPlace(sorted, id, page.after))
    .orderBy(sorted.by, order)
    .orderBy(id, order)
    .limit(page.size + 1)
    .execute();
}

export type RegisterRow = Awaited<ReturnType<typeof signedNdasPage>>[number];

export async function countSignedNdas(db: Reader, search: RegisterSearch): Promise<number> {
  const { count } = await matching(db, search)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function matching(db: Reader, search: RegisterSearch) {
  const { listingId, binding, filter, now } = search;
  return db
    .selectFrom('nda')
    .innerJoin('person as buyer', 'buyer.id', 'nda.buyer_id')
    .where('nda.status', '=', 'signed')
    .where(within(search))
    .$if(listingId !== null, (query) => query.where('nda.listing_id', '=', listingId))
    .$if(binding !== null, (query) =>
      query.where('nda.term_ends_at', binding === 'binding' ? '>' : '<=', now),
    )
    .$if(filter !== '', (query) =>
      query.where(sql<boolean>`position(${filter.toLowerCase()} in lower(buyer.email)) > 0`),
    );
}

/** Filters by listing first, to avoid scanning the agreements of others. */
function within({ scope, viewerId, now }: RegisterSearch): Expression<SqlBool> {
  if (scope === 'all') return sql<SqlBool>`true`;
  if (scope === 'signed') return sql<SqlBool>`nda.buyer_id = ${viewerId}`;
  return sql<SqlBool>`nda.listing_id = any(array(
    select listing.id from listing where listing.owner_id = ${viewerId}
    union select mandate.listing_id from mandate where mandate.broker_id = ${viewerId} and ${inForce(now)}))`;
}
