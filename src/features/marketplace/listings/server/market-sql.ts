import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { TradeGroup } from '#features/marketplace/businesses/domain/trade-groups.ts';
import type { MoneyBand } from '../domain/bands.ts';
import { publicStatuses } from '../domain/life-cycle.ts';
import type { MarketSort } from '../domain/market.ts';
import type { Place } from '../domain/places.ts';

/** `null` does not filter, an empty set matches nothing. */
export type MarketFilter = {
  industries: readonly Industry[] | null;
  trades: readonly TradeGroup[] | null;
  places: readonly Place[] | null;
  revenue: readonly MoneyBand[] | null;
  price: readonly number[] | null;
  cashFlow: readonly number[] | null;
};

/** `search` is in the notation of `to_tsquery`. */
export type Find = {
  filter: MarketFilter;
  search: string | null;
  hidden: readonly string[];
};

/** Literals, so that the planner can use the partial indexes. */
export const isPublic: RawBuilder<SqlBool> = sql<SqlBool>`status in (${sql.raw(
  publicStatuses.map((status) => `'${status}'`).join(', '),
)})`;

const sortColumns = {
  newest: null,
  best: null,
  'price-low': 'cheapest',
  'price-high': 'dearest',
  'cash-flow': 'cash_flow',
} as const satisfies Record<MarketSort, string | null>;

export function sortColumn(sort: MarketSort): 'cheapest' | 'dearest' | 'cash_flow' | null {
  return sortColumns[sort];
}

export function findsNothing({ filter }: Pick<Find, 'filter'>): boolean {
  return Object.values(filter).some((values) => values?.length === 0);
}

/** Whether an index in publication order serves the filter: none, one industry, one place, or both. */
export function isOrdered({ filter, search }: Find): boolean {
  const { industries, trades, places, revenue, price, cashFlow } = filter;
  const single = [industries, places].every((values) => values === null || values.length === 1);
  return search === null && single && !trades && !revenue && !price && !cashFlow;
}

export function conditionOf(find: Find): RawBuilder<SqlBool> {
  const shown = find.hidden.length > 0 ? sql`and listing_id <> all(${find.hidden}::uuid[])` : sql``;
  if (!isOrdered(find)) return sql<SqlBool>`${wordsCondition(find)} ${shown}`;
  const { industries, places } = find.filter;
  const industry = industries ? sql`and industry = ${industries[0]}` : sql``;
  const place = places ? sql`and place = ${places[0]}` : sql``;
  return sql<SqlBool>`${isPublic} ${industry} ${place} ${shown}`;
}

/** As terms of a card's words, in the notation of tsquery; `null` without filters. */
export function filterWords({ filter }: Pick<Find, 'filter'>): string | null {
  const { industries, trades, places, revenue, price, cashFlow } = filter;
  const parts = [
    industries && anyOf('i', industries),
    trades && anyOf('t', trades),
    places && anyOf('p', places),
    revenue && anyOf('r', revenue),
    price && anyOf('c', price),
    cashFlow && anyOf('s', cashFlow),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' & ');
}

function wordsCondition(find: Find): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isPublic} and words @@ (${wordsQuery(find)})`;
}

export function wordsQuery(find: Pick<Find, 'filter' | 'search'>): RawBuilder<string> | null {
  const [search, filters] = [find.search, filterWords(find)];
  if (search === null) return filters === null ? null : sql<string>`${filters}::tsquery`;
  const typed = sql`to_tsquery('simple', ${search})`;
  const whole = filters === null ? typed : sql`${typed} && ${filters}::tsquery`;
  // Text without a word for this database matches nothing, unlike no text.
  return sql<string>`case when numnode(${typed}) = 0 then ''::tsquery else ${whole} end`;
}

/** The values are our own slugs, keys and positions, so quoting is enough. */
function anyOf(kind: string, values: readonly (string | number)[]): string {
  return `(${values.map((value) => `'\u0001${kind}${value}'`).join(' | ')})`;
}
