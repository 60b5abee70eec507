import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { named, type Slots } from '#platform/db/named.ts';
import type { DB } from '#platform/db/tables.ts';
import { countCeiling, type MarketSort } from '../domain/market.ts';
import { type TeaserRow, teaserFields } from './listing-store.ts';
import type { MarketCursor } from './market-cursor.ts';
import { conditionOf, type Find, filterWords, isOrdered, isPublic, sortColumn } from './market-sql.ts';

export type MarketRow = TeaserRow & { published_at: Date; sort_key: number };
export type Counted = { rows: MarketRow[]; counted: number };
type Page = { page: number; size: number };
type Joined = { n: number } & { [field in keyof MarketRow]: MarketRow[field] | null };

/** Beyond the ceiling, so that the last counted page is full and knows whether it is the last. */
const beyond = 50;
const fields = sql.join(teaserFields.map((field) => sql.ref(`t.${field}`)));
const newestFirst = sql`order by published_at desc, listing_id desc`;

/** A page past the end becomes the last one. One row more than `size` means that there is a next page. */
export async function newestPage(db: Reader, find: Find, now: Date, { page, size }: Page): Promise<Counted> {
  const cut = { page, size, more: size + 1, hidden: find.hidden };
  if (!isOrdered(find)) {
    const most = countCeiling + beyond + find.hidden.length;
    return split(await hitsPage(db, { ...cut, ...looked(find, now), most }));
  }
  return split(await orderedPages[shapeOf(find)](db, { ...cut, ...placed(find) }));
}

export function newestHits(db: Reader, find: Find, now: Date, { page, size }: Page): Promise<MarketRow[]> {
  const skipped = (page - 1) * size;
  if (isOrdered(find)) return orderedOnly[shapeOf(find)](db, { ...placed(find), skipped, more: size + 1 });
  const most = skipped + size + 1 + find.hidden.length;
  return hitsOnly(db, { ...looked(find, now), skipped, more: size + 1, most });
}

export async function bestPage(db: Reader, find: Find, now: Date, { page, size }: Page): Promise<Counted> {
  const most = countCeiling + 1 + find.hidden.length;
  return split(await rankedPage(db, { page, size, more: size + 1, most, ...looked(find, now) }));
}

export function newestAfter(
  db: Reader,
  find: Find,
  cursor: MarketCursor,
  size: number,
): Promise<MarketRow[]> {
  const { at, id } = cursor;
  const place = { at, id, more: size + 1, hidden: find.hidden };
  if (!isOrdered(find))
    return hitsAfter(db, { ...looked(find, at), ...place, most: place.more + find.hidden.length });
  return orderedAfter[shapeOf(find)](db, { ...placed(find), ...place });
}

export async function sortedPage(
  db: Reader,
  find: Find,
  sort: MarketSort,
  { page, size }: Page,
): Promise<Counted> {
  const counted = sql`select from listing_teaser where ${conditionOf(find)} limit ${countCeiling + 1}`;
  const { rows } = await sql<Joined>`
    select counted.n, sort_key, ${fields}
    from (select count(*)::integer as n from (${counted}) hits) counted
    left join (${sorted(find, sort, sql``)} limit ${size + 1} offset ${(page - 1) * size}) t on true`.execute(
    db,
  );
  return split(rows);
}

export async function sortedAfter(
  db: Reader,
  find: Find,
  { sort, key, at, id }: MarketCursor,
  size: number,
): Promise<MarketRow[]> {
  const column = sql.ref(sortColumn(sort) ?? 'published_at');
  const later = sql`and (${column}, published_at, listing_id) < (${key}, ${at}, ${id})`;
  const { rows } = await sql<MarketRow>`
    select sort_key, ${fields} from (${sorted(find, sort, later)} limit ${size + 1}) t`.execute(db);
  return rows;
}

/** Not prepared: the plan depends on the filter and the search text. */
function sorted(find: Find, sort: MarketSort, later: RawBuilder<unknown>): RawBuilder<unknown> {
  const column = sql.ref(sortColumn(sort) ?? 'published_at');
  return sql`select ${column} as sort_key, t.* from listing_teaser t
    where ${conditionOf(find)} ${later} order by ${column} desc, published_at desc, listing_id desc`;
}

/** Without hits there is one row with the count alone. */
function split(rows: readonly Joined[]): Counted {
  return { counted: rows[0]?.n ?? 0, rows: rows.filter(isFound) };
}

function isFound(row: Joined): row is { n: number } & MarketRow {
  return row.listing_id !== null;
}

type Hidden = { hidden: readonly string[] };
/** `most` includes hidden listings, which are dropped later, so that enough remain. */
type Looked = Hidden & { search: string | null; filters: string | null; today: Date };
type Filter = { industry: string; place: string };
type Place = Hidden & { at: Date; id: string; more: number };
type Cut = Page & { more: number };

function looked(find: Find, today: Date): Looked {
  return { search: find.search, filters: filterWords(find), today, hidden: find.hidden };
}

function placed({ filter: { industries, places }, hidden }: Find): Filter & Hidden {
  return { industry: industries?.[0] ?? '', place: places?.[0] ?? '', hidden };
}

const shapes = ['any', 'industry', 'place', 'both'] as const;
type Shape = (typeof shapes)[number];

function shapeOf({ filter: { industries, places } }: Find): Shape {
  if (industries) return places ? 'both' : 'industry';
  return places ? 'place' : 'any';
}

const orderedPages = perShape((shape) =>
  named<Cut & Filter & Hidden, Joined>(`market-page-${shape}`, (db, slot) =>
    cutToPage(
      db,
      sql`select listing_id, published_at from listing_teaser where ${ordered(shape, slot)} and ${shown(slot)} ${newestFirst}
        limit ${sql.lit(countCeiling + beyond)}`,
      sql`select * from hits ${newestFirst}`,
      slot,
    ),
  ),
);

const orderedOnly = perShape((shape) =>
  named<Filter & Hidden & { skipped: number; more: number }, MarketRow>(`market-rows-${shape}`, (db, slot) =>
    compiled(
      db,
      sql`select 0 as sort_key, ${fields} from listing_teaser t where ${ordered(shape, slot)} and ${shown(slot)}
        ${newestFirst} limit ${slot('more')} offset ${slot('skipped')}`,
    ),
  ),
);

const orderedAfter = perShape((shape) =>
  named<Place & Filter, MarketRow>(`market-after-${shape}`, (db, slot) =>
    compiled(
      db,
      sql`select 0 as sort_key, ${fields} from listing_teaser t
        where ${ordered(shape, slot)} and ${shown(slot)} and (published_at, listing_id) < (${slot('at')}, ${slot('id')})
        ${newestFirst} limit ${slot('more')}`,
    ),
  ),
);

const hitsPage = named<Cut & Looked & { most: number }, Joined>('market-hits-page', (db, slot) =>
  cutToPage(
    db,
    sql`select listing_id, published_at from newest_hits(${slot('search')}, ${slot('filters')}, false,
      ${slot('today')}, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', ${slot('most')}) where ${shown(slot)}`,
    sql`select * from hits ${newestFirst}`,
    slot,
  ),
);

const hitsOnly = named<Looked & { skipped: number; more: number; most: number }, MarketRow>(
  'market-hits-only',
  (db, slot) =>
    compiled(
      db,
      sql`select 0 as sort_key, ${fields}
        from (
          select listing_id, published_at from newest_hits(${slot('search')}, ${slot('filters')}, false,
            ${slot('today')}, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', ${slot('most')})
          where ${shown(slot)} ${newestFirst} limit ${slot('more')} offset ${slot('skipped')}
        ) hit
        join listing_teaser t using (listing_id) order by hit.published_at desc, hit.listing_id desc`,
    ),
);

const rankedPage = named<Cut & Looked & { most: number }, Joined>('market-ranked-page', (db, slot) =>
  cutToPage(
    db,
    sql`select * from newest_hits(${slot('search')}, ${slot('filters')}, true, ${slot('today')}, 'infinity',
      'ffffffff-ffff-ffff-ffff-ffffffffffff', ${slot('most')}) where ${shown(slot)}`,
    sql`select * from (select * from hits ${newestFirst} limit ${sql.lit(countCeiling)}) newest
      order by score desc, published_at desc, listing_id desc`,
    slot,
  ),
);

const hitsAfter = named<Looked & Place & { most: number }, MarketRow>('market-hits-after', (db, slot) =>
  compiled(
    db,
    sql`select 0 as sort_key, ${fields}
      from newest_hits(${slot('search')}, ${slot('filters')}, false, ${slot('today')}, ${slot('at')}, ${slot('id')},
        ${slot('most')}) hit
      join listing_teaser t using (listing_id) where ${shown(slot)}
      order by hit.published_at desc, hit.listing_id desc limit ${slot('more')}`,
  ),
);

function shown(slot: Slots<Hidden>): RawBuilder<unknown> {
  return sql`listing_id <> all(${slot('hidden')}::uuid[])`;
}

function ordered(shape: Shape, slot: Slots<Filter>): RawBuilder<unknown> {
  const industry = shape === 'industry' || shape === 'both' ? sql`and industry = ${slot('industry')}` : sql``;
  const place = shape === 'place' || shape === 'both' ? sql`and place = ${slot('place')}` : sql``;
  return sql`${isPublic} ${industry} ${place}`;
}

function perShape<T>(make: (shape: Shape) => T): Record<Shape, T> {
  return { any: make('any'), industry: make('industry'), place: make('place'), both: make('both') };
}

function cutToPage(
  db: Kysely<DB>,
  hits: RawBuilder<unknown>,
  inOrder: RawBuilder<unknown>,
  slot: Slots<Cut>,
) {
  const [size, ceiling] = [sql`${slot('size')}::integer`, sql.lit(countCeiling)];
  const pages = sql`greatest(1, (least(n, ${ceiling}) + ${size} - 1) / ${size})`;
  return compiled<Joined>(
    db,
    sql`with hits as materialized (${hits}), counted as (select count(*)::integer as n from hits)
      select counted.n, 0 as sort_key, ${fields}
      from counted
      left join lateral (
        select listing_id, row_number() over () as place from (
          ${inOrder} limit ${slot('more')} offset ${size} * (least(${slot('page')}::integer, ${pages}) - 1)
        ) cut
      ) hit on true
      left join listing_teaser t on t.listing_id = hit.listing_id
      order by hit.place`,
  );
}

function compiled<R>(db: Kysely<DB>, statement: RawBuilder<unknown>) {
  return { compile: () => sql<R>`${statement}`.compile(db) };
}
