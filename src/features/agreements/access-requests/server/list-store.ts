import { type Expression, type SqlBool, sql } from 'kysely';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';
import { afterPlace, type SortedBy } from '#platform/db/sorted-page.ts';
import type { ListedStatus, RequestColumn } from '../domain/request-list.ts';
import { undecidedStatuses } from '../domain/status.ts';
import { type RequestRow, requests, type Scope, within } from './store.ts';

export type RequestFilter = {
  status?: ListedStatus | undefined;
  listingId?: string | undefined;
  filter: string;
};
type Place = { column: RequestColumn; order: 'asc' | 'desc'; after?: string | undefined; size: number };

/** The first broker with an engagement in force, or an empty string. */
const broker = (now: Date) => sql<string>`coalesce((
  select lower(mandated.first_name || ' ' || mandated.last_name)
  from mandate join person as mandated on mandated.id = mandate.broker_id
  where mandate.listing_id = access_request.listing_id and ${inForce(now)}
  order by mandate.starts_at limit 1), '')`;

function columnSql(column: RequestColumn, now: Date): Omit<SortedBy, 'order'> {
  const columns: Record<RequestColumn, Omit<SortedBy, 'order'>> = {
    created: { by: sql`access_request.requested_at`, kind: 'time' },
    user: { by: sql`lower(buyer.first_name || ' ' || buyer.last_name)`, kind: 'text' },
    email: { by: sql`buyer.email`, kind: 'text' },
    broker: { by: broker(now), kind: 'text' },
    business: { by: sql`lower(listing_teaser.title)`, kind: 'text' },
    status: { by: sql`access_request.status`, kind: 'text' },
  };
  return columns[column];
}

export type ListedRow = RequestRow & { sort_text: string };

/** One page plus one row. `sort_text`: the cursor's value for text columns. */
export function listRequestRows(
  db: Reader,
  scope: Scope,
  filter: RequestFilter,
  { now, ...place }: Place & { now: Date },
): Promise<ListedRow[]> {
  const sorted = { ...columnSql(place.column, now), order: place.order };
  return within(requests(db), scope)
    .select(sql<string>`${sorted.by}::text`.as('sort_text'))
    .where(matching(filter))
    .where(afterPlace(sorted, sql.ref('access_request.id'), place.after))
    .orderBy(sorted.by, place.order)
    .orderBy('access_request.id', place.order)
    .limit(place.size + 1)
    .execute();
}

export async function countListed(db: Reader, scope: Scope, filter: RequestFilter): Promise<number> {
  const { n } = await within(
    db
      .selectFrom('access_request')
      .innerJoin('listing', 'listing.id', 'access_request.listing_id')
      .innerJoin('person as buyer', 'buyer.id', 'access_request.buyer_id'),
    scope,
  )
    .where(matching(filter))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function matching({ status, listingId, filter }: RequestFilter): Expression<SqlBool> {
  const here = listingId ? sql<SqlBool>`access_request.listing_id = ${listingId}` : sql<SqlBool>`true`;
  const stands = status === 'undecided' ? undecidedStatuses : status ? [status] : null;
  const standing = stands ? sql<SqlBool>`${here} and access_request.status = any(${stands}::text[])` : here;
  const words = filter.toLowerCase();
  return words === '' ? standing : sql<SqlBool>`${standing} and position(${words} in buyer.email) > 0`;
}
