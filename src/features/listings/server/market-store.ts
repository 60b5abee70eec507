import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { countCeiling, type MarketSort } from '../domain/market.ts';
import { type TeaserRow, teaserFields } from './listing-store.ts';
import type { MarketCursor } from './market-cursor.ts';
import {
  conditionOf,
  type Find,
  isOrdered,
  rank,
  type Stretch,
  sortColumn,
  stretches,
  wordsCondition,
} from './market-sql.ts';

/** A teaser with its place in the order. */
export type MarketRow = TeaserRow & { published_at: Date; sort_key: number };
export type Counted = { rows: MarketRow[]; counted: number };
type Page = { page: number; size: number };

/** Enough beyond the ceiling that the last counted page is as full as the others, and knows whether it is the last. */
const beyond = 50;

/**
 * A numbered page, newest first, and the count up to a little more than the ceiling, in one statement: the newest
 * hits are found once, counted, and cut to the page. A page past the end becomes the last one. One row more than
 * `size` says that it goes on.
 */
export function newestPage(db: Reader, find: Find, now: Date, page: Page): Promise<Counted> {
  const hits = newestHits(find, stretches(now), sql``, sql``, countCeiling + beyond);
  return cutToPage(db, hits, sql`select * from hits order by published_at desc, listing_id desc`, page);
}

/** The newest thousand hits by how well they fit, then by date. */
export function bestPage(
  db: Reader,
  find: Find & { search: string },
  now: Date,
  page: Page,
): Promise<Counted> {
  const hits = newestHits(
    find,
    stretches(now),
    sql``,
    sql`, ${rank(find.search)} as score`,
    countCeiling + 1,
  );
  const newest = sql`select * from hits order by published_at desc, listing_id desc limit ${countCeiling}`;
  const ranked = sql`select * from (${newest}) newest order by score desc, published_at desc, listing_id desc`;
  return cutToPage(db, hits, ranked, page);
}

/** What follows a cursor, newest first; one row more than `size` says that it goes on. */
export async function newestAfter(
  db: Reader,
  find: Find,
  cursor: MarketCursor,
  size: number,
): Promise<MarketRow[]> {
  const later = sql`and (published_at, listing_id) < (${cursor.at}, ${cursor.id})`;
  const hits = newestHits(find, stretches(cursor.at), later, sql``, size + 1);
  const { rows } = await sql<MarketRow>`
    select 0 as sort_key, ${fields} from (${hits}) hit join listing_teaser t using (listing_id)
    order by hit.published_at desc, hit.listing_id desc`.execute(db);
  return rows;
}

/** A numbered page in an order of its own, and the count up to one more than the ceiling. */
export async function sortedPage(
  db: Reader,
  find: Find,
  sort: MarketSort,
  { page, size }: Page,
): Promise<Counted> {
  const counted = sql`select from listing_teaser where ${conditionOf(find)} limit ${countCeiling + 1}`;
  const shown = sorted(find, sort, sql``);
  const { rows } = await sql<Joined>`
    select counted.n, ${sql.ref('sort_key')}, ${fields}
    from (select count(*)::integer as n from (${counted}) hits) counted
    left join (${shown} limit ${size + 1} offset ${(page - 1) * size}) t on true`.execute(db);
  return split(rows);
}

/** What follows a cursor in an order of its own; one row more than `size` says that it goes on. */
export async function sortedAfter(
  db: Reader,
  find: Find,
  cursor: MarketCursor,
  size: number,
): Promise<MarketRow[]> {
  const column = sql.ref(sortColumn(cursor.sort) ?? 'published_at');
  const later = sql`and (${column}, published_at, listing_id) < (${cursor.key}, ${cursor.at}, ${cursor.id})`;
  const { rows } = await sql<MarketRow>`
    select sort_key, ${fields} from (${sorted(find, cursor.sort, later)} limit ${size + 1}) t`.execute(db);
  return rows;
}

const fields = sql.join(teaserFields.map((field) => sql.ref(`t.${field}`)));
const plainFields = sql.join(teaserFields.map((field) => sql.ref(field)));

type Joined = { n: number } & { [field in keyof MarketRow]: MarketRow[field] | null };

async function cutToPage(
  db: Reader,
  hits: RawBuilder<unknown>,
  ordered: RawBuilder<unknown>,
  { page, size }: Page,
): Promise<Counted> {
  const { rows } = await sql<Joined>`
    with hits as materialized (${hits}), counted as (select count(*)::integer as n from hits)
    select counted.n, 0 as sort_key, ${fields}
    from counted
    left join lateral (
      select *, row_number() over () as place from (
        ${ordered} limit ${size + 1} offset ${size}::integer
          * (least(${page}::integer, greatest(1, (least(n, ${countCeiling}) + ${size - 1}) / ${size})) - 1)
      ) cut
    ) hit on true
    left join listing_teaser t on t.listing_id = hit.listing_id
    order by hit.place`.execute(db);
  return split(rows);
}

/** Where nothing was found there is one row with the count alone. */
function split(rows: readonly Joined[]): Counted {
  return { counted: rows[0]?.n ?? 0, rows: rows.filter(isFound) };
}

function isFound(row: Joined): row is { n: number } & MarketRow {
  return row.listing_id !== null;
}

function sorted(find: Find, sort: MarketSort, later: RawBuilder<unknown>): RawBuilder<unknown> {
  const column = sql.ref(sortColumn(sort) ?? 'published_at');
  return sql`select ${column} as sort_key, ${plainFields} from listing_teaser
    where ${conditionOf(find)} ${later} order by ${column} desc, published_at desc, listing_id desc`;
}

/**
 * The ids of the newest hits. Where no index holds the hits in their order, three stretches of time are looked
 * through one after another, each only if the ones before did not hold enough: a word that half of all listings
 * share costs no more than a page, one that nobody uses three looks into the index.
 */
function newestHits(
  find: Find,
  parts: readonly Stretch[],
  later: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const order = sql`order by published_at desc, listing_id desc limit ${limit}`;
  const select = sql`select listing_id, published_at ${more} from listing_teaser where`;
  if (isOrdered(find)) return sql`${select} ${conditionOf(find)} ${later} ${order}`;
  const looks = parts.map(
    ({ when, from, before }) =>
      sql`(${select} ${wordsCondition(find, when)} ${from ? sql`and published_at >= ${from}` : sql``}
        ${before ? sql`and published_at < ${before}` : sql``} ${later} ${order})`,
  );
  return sql`select * from (${sql.join(looks, sql` union all `)}) looks limit ${limit}`;
}
