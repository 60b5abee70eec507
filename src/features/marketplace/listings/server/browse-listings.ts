import type { z } from 'zod';
import { industryOfSlug } from '#features/marketplace/businesses/domain/industries.ts';
import { isTradeGroup } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { hiddenFrom } from '#features/people/blocks/server/hidden-listings.ts';
import type { Reading } from '#platform/context.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { browseListings as contract } from '../contract.ts';
import { bandsOfFilter, revenueFilterKeys } from '../domain/bands.ts';
import { keywordsOf, type Span, searchText, spanFinder } from '../domain/keywords.ts';
import { cashFlowPositions, countCeiling, type MarketSort, pricePositions } from '../domain/market.ts';
import { isPlace, type Place, placesWithin } from '../domain/places.ts';
import { relatedWords } from '../domain/related-words.ts';
import { cardPlaces, saidPlaces } from '../domain/said-places.ts';
import type { marketplaceQuery } from '../market-shapes.ts';
import { amountIn, type MarketCounts } from './market-counts.ts';
import { decodeMarketCursor, encodeMarketCursor, type MarketCursor } from './market-cursor.ts';
import { type Find, findsNothing, type MarketFilter, sortColumn } from './market-sql.ts';
import {
  bestPage,
  type Counted,
  type MarketRow,
  newestAfter,
  newestHits,
  newestPage,
  sortedAfter,
  sortedPage,
} from './market-store.ts';
import { teaserView } from './teaser-view.ts';

export type Query = z.output<typeof marketplaceQuery>;
type Reply = ReplyOf<typeof contract>;
export type Asked = { find: Find; mark: ((text: string) => Span[]) | null; sort: MarketSort; size: number };

/** A page past the end shows the last page; an unknown filter value matches nothing. */
export async function browseListings(reading: Reading, query: Query, counts: MarketCounts): Promise<Reply> {
  const asked = await askedIn(reading, query);
  if (query.after) return afterCursor(reading, asked, query.after);
  const found = await numberedPage(reading, asked, query.page, counts);
  const total = Math.min(found.counted, countCeiling);
  const pages = pagesOf(total, query.size);
  const page = Math.min(query.page, pages);
  return replyOf(asked, found.rows, { page, total, totalIsFloor: found.counted > countCeiling });
}

async function afterCursor({ db }: Reading, asked: Asked, after: string): Promise<Reply> {
  const { find, sort, size } = asked;
  const cursor = decodeMarketCursor(after, sort);
  const look = sortColumn(sort) ? sortedAfter : newestAfter;
  const rows = isHopeless(asked) ? [] : await look(db, find, cursor, size);
  return replyOf(asked, rows, { ...cursor, page: cursor.page + 1 });
}

async function numberedPage(
  { db, now }: Reading,
  asked: Asked,
  page: number,
  counts: MarketCounts,
): Promise<Counted> {
  const { find, sort, size } = asked;
  if (isHopeless(asked)) return { rows: [], counted: 0 };
  if (sort === 'best' && find.search !== null)
    return bestPage(db, { ...find, search: find.search }, now, { page, size });
  if (!sortColumn(sort)) return newest({ db, now, find, counts }, { page, size });
  const shown = Math.min(page, pagesOf(countCeiling, size));
  const found = await sortedPage(db, find, sort, { page: shown, size });
  const last = pagesOf(found.counted, size);
  return shown > last ? sortedPage(db, find, sort, { page: last, size }) : found;
}

type Search = { db: Reading['db']; now: Date; find: Find; counts: MarketCounts };

/** Skips counting if the first page holds everything, or while "1,000+" is cached and the page is full. */
async function newest(
  { db, now, find, counts }: Search,
  at: { page: number; size: number },
): Promise<Counted> {
  // Cached counts are wrong for callers from whom listings are hidden.
  const cached = find.hidden.length === 0;
  const known = cached ? counts.amountOf(find, now) : 'some';
  if (known === 'many' || (known === null && at.page === 1)) {
    const page = Math.min(at.page, pagesOf(countCeiling, at.size));
    const rows = await newestHits(db, find, now, { ...at, page });
    if (known === null && rows.length <= at.size) return { rows, counted: rows.length };
    if (known === 'many' && rows.length > at.size) return { rows, counted: countCeiling + 1 };
  }
  const found = await newestPage(db, find, now, at);
  const amount = amountIn(found.counted, at.size);
  if (cached && amount !== known) counts.note(find, amount, now);
  return found;
}

function replyOf(
  asked: Asked,
  rows: readonly MarketRow[],
  counted: Pick<MarketCursor, 'page' | 'total' | 'totalIsFloor'>,
): Reply {
  const { sort, size, mark } = asked;
  const { page, total, totalIsFloor } = counted;
  const shown = rows.slice(0, size);
  const last = rows.length > size && sort !== 'best' ? shown.at(-1) : undefined;
  const next = last && { sort, key: last.sort_key, at: last.published_at, id: last.listing_id };
  return {
    items: shown.map((row) => itemOf(row, mark)),
    page,
    pages: pagesOf(total, size),
    total,
    totalIsFloor,
    next: next ? encodeMarketCursor({ ...next, page, total, totalIsFloor }) : null,
  };
}

function itemOf(row: MarketRow, mark: Asked['mark']): Reply['items'][number] {
  const teaser = teaserView(row);
  if (!mark) return teaser;
  return { ...teaser, highlights: { title: mark(teaser.title), description: mark(teaser.description) } };
}

function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export function isHopeless({ find, mark }: Asked): boolean {
  return findsNothing(find) || (mark !== null && find.search === null);
}

export async function askedIn({ db, actor }: Reading, query: Query): Promise<Asked> {
  return askedBy(query, await hiddenFrom(db, actor));
}

export function askedBy(query: Query, hidden: readonly string[] = []): Asked {
  const { sort, size } = query;
  const typed = query.q ?? '';
  const { said, rest } = saidPlaces(keywordsOf(typed));
  const keywords = typed.trim() === '' || (said.length > 0 && rest.length === 0) ? null : rest;
  const search = keywords && searchText(keywords, relatedWords);
  const find = { filter: within(filterOf(query), said), search, hidden };
  const mark = keywords && spanFinder(keywords.flatMap((one) => [one, ...relatedWords(one)]));
  return { find, mark, size, sort: sort === 'best' && !keywords ? 'newest' : sort };
}

function filterOf({ industry, trade, location, revenue, ...bounds }: Query): MarketFilter {
  return {
    industries: dimension(industry, (slug) => [industryOfSlug(slug)].filter((found) => found !== null)),
    trades: dimension(trade, (group) => [group].filter(isTradeGroup)),
    places: dimension(location, (slug) => (isPlace(slug) ? placesWithin(slug) : [])),
    revenue: dimension(revenue, (key) =>
      revenueFilterKeys.filter((known) => known === key).flatMap(bandsOfFilter),
    ),
    price: pricePositions(bound(bounds.priceMin), bound(bounds.priceMax)),
    cashFlow: cashFlowPositions(bound(bounds.cashFlowMin), bound(bounds.cashFlowMax)),
  };
}

/** A place that is typed narrows the one that is chosen. */
function within(filter: MarketFilter, said: readonly Place[]): MarketFilter {
  if (said.length === 0) return filter;
  const typed = cardPlaces(said);
  return { ...filter, places: filter.places?.filter((place) => typed.includes(place)) ?? typed };
}

function dimension<T>(value: string | undefined, read: (value: string) => readonly T[]): readonly T[] | null {
  return value === undefined || value === '' || value === 'all' ? null : read(value);
}

function bound(value: string | undefined): string | undefined {
  return value === 'all' || value === '' ? undefined : value;
}
