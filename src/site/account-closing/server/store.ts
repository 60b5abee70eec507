import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '#platform/context.ts';

/** A foreign key to a person that prevents deletion. */
const reference = z.object({ table: z.string(), column: z.string() });

/**
 * Counts rows that reference the person and are not in `named`, so that a new table of a feature prevents erasure even
 * if it is not listed here.
 */
export async function countOtherRecords(
  db: Reader,
  personId: string,
  named: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    select con.conrelid::regclass::text as "table", att.attname as "column"
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'person'::regclass and con.confdeltype in ('a', 'r')
  `.execute(db);
  const others = z
    .array(reference)
    .parse(rows)
    .filter(({ table }) => !named.includes(table));
  if (others.length === 0) return 0;
  const counts = others.map(
    ({ table, column }) =>
      sql`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`,
  );
  const found = await sql<{ n: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return found.rows.reduce((sum, { n }) => sum + n, 0);
}

export async function countTies(db: Reader, personId: string, now: Date) {
  const listings = sql`from listing where owner_id = ${personId}`;
  const requests = sql`from access_request where buyer_id = ${personId}`;
  // A master agreement has no listing, and its log is kept even if it is void.
  const ndas = sql`from nda left join listing on listing.id = nda.listing_id
    where (nda.status <> 'void' or nda.kind = 'master') and (nda.buyer_id = ${personId} or listing.owner_id = ${personId})`;
  const binding = sql`(nda.status = 'signed' and nda.term_ends_at > ${now})`;
  const mandates = sql`from mandate join listing on listing.id = mandate.listing_id
    where (mandate.broker_id = ${personId} or listing.owner_id = ${personId})`;
  const standing = sql`(mandate.status = 'active' and (mandate.ends_at is null or mandate.ends_at > ${now}))`;
  const offers = sql`from offer join listing on listing.id = offer.listing_id where offer.buyer_id = ${personId}`;
  // A free order has no invoice and is no evidence for anyone.
  const orders = sql`from service_order where customer_id = ${personId} and amount_cents > 0`;
  const { rows } = await sql<Record<Counted, number>>`select
    (select count(*)::int ${listings} and status in ('in_review', 'live', 'under_offer')) as "live-listings",
    (select count(*)::int ${listings} and status not in ('in_review', 'live', 'under_offer')
      and exists (select from listing_transition where listing_id = listing.id)) as "past-listings",
    (select count(*)::int ${requests} and ${undecided}) as "open-requests",
    (select count(*)::int ${requests} and not ${undecided}) as "past-requests",
    (select count(*)::int ${ndas} and ${binding}) as "ndas-in-force",
    (select count(*)::int ${ndas} and not ${binding}) as "past-ndas",
    (select count(*)::int ${mandates} and ${standing}) as "mandates-in-force",
    (select count(*)::int ${mandates} and not ${standing}) as "past-mandates",
    (select count(*)::int ${offers} and ${unsettled} and offer.status <> 'draft') as "open-offers",
    (select count(*)::int ${offers} and not ${unsettled}) as "past-offers",
    (select count(*)::int ${orders} and status = 'ordered') as "open-orders",
    (select count(*)::int ${orders} and status <> 'ordered') as "past-orders"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a row');
  return counts;
}

type Counted =
  | 'live-listings'
  | 'past-listings'
  | 'open-requests'
  | 'past-requests'
  | 'ndas-in-force'
  | 'past-ndas'
  | 'mandates-in-force'
  | 'past-mandates'
  | 'open-offers'
  | 'past-offers'
  | 'open-orders'
  | 'past-orders';

/** The tables that `countTies` counts, or whose rows are deleted with an account without ties. */
export const countedTables = [
  'listing',
  'listing_transition',
  'business',
  'access_request',
  'access_grant',
  'nda',
  'mandate',
  'offer',
  'sale',
  'service_order',
] as const;

/** What closing has to end, each with its current version. */
export async function openDealings(db: Reader, personId: string) {
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'version', 'status'])
    .where('owner_id', '=', personId)
    .where('status', 'in', ['in_review', 'live', 'under_offer'])
    .orderBy('id')
    .execute();
  const requests = await db
    .selectFrom('access_request')
    .select(['id'])
    .where('buyer_id', '=', personId)
    .where(undecided)
    .orderBy('id')
    .execute();
  const mandates = await db
    .selectFrom('mandate')
    .innerJoin('listing', 'listing.id', 'mandate.listing_id')
    .select(['mandate.id', 'mandate.version', 'mandate.status'])
    .where((m) => m.or([m('mandate.broker_id', '=', personId), m('listing.owner_id', '=', personId)]))
    .where('mandate.ended_at', 'is', null)
    .orderBy('mandate.id')
    .execute();
  return { listings, requests, mandates };
}

/** SQL: a request that can still end; a buyer's completed purchase is kept. */
const undecided = sql<boolean>`(access_request.status <> 'denied' and access_request.outcome is null)`;

/** SQL: an offer that is open; an accepted one until the business is sold. */
const unsettled = sql<boolean>`(offer.status not in ('accepted', 'declined', 'withdrawn', 'expired')
  or (offer.status = 'accepted' and listing.status <> 'sold'))`;

/** Read one at a time, because withdrawing one can change another. */
export function nextOpenOffer(db: Reader, personId: string) {
  return db
    .selectFrom('offer')
    .innerJoin('listing', 'listing.id', 'offer.listing_id')
    .select(['offer.id', 'offer.version'])
    .where('offer.buyer_id', '=', personId)
    .where(unsettled)
    .orderBy('offer.id')
    .limit(1)
    .executeTakeFirst();
}
