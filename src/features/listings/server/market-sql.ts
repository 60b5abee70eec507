import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Industry } from '#features/businesses/domain/industries.ts';
import { days } from '#kernel/instant.ts';
import type { MoneyBand } from '../domain/bands.ts';
import { publicStatuses } from '../domain/life-cycle.ts';
import type { MarketSort } from '../domain/market.ts';
import type { Place } from '../domain/places.ts';

/** Sets of values; a dimension that is `null` does not filter, an empty set matches nothing. */
export type MarketFilter = {
  industries: readonly Industry[] | null;
  places: readonly Place[] | null;
  revenue: readonly MoneyBand[] | null;
  /** Positions of bands, from 1. */
  price: readonly number[] | null;
  cashFlow: readonly number[] | null;
};

/** What is looked for; `search` is in the notation of `to_tsquery`. */
export type Find = { filter: MarketFilter; search: string | null };

/** A literal list, so that the planner sees the partial indexes. */
export const isPublic: RawBuilder<SqlBool> = sql<SqlBool>`status in (${sql.raw(
  publicStatuses.map((status) => `'${status}'`).join(', '),
)})`;

/** The columns that an order runs down by, before date and id. */
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

/** Can be nothing at all: some dimension allows no value. */
export function findsNothing({ filter }: Find): boolean {
  return Object.values(filter).some((values) => values?.length === 0);
}

/** Whether an index in the order of publication serves the filter: none, one industry, one place, or both. */
export function isOrdered({ filter, search }: Find): boolean {
  const { industries, places, revenue, price, cashFlow } = filter;
  const single = [industries, places].every((values) => values === null || values.length === 1);
  return search === null && single && !revenue && !price && !cashFlow;
}

/** What a row must be to be found, in the form that the best index for it serves. */
export function conditionOf(find: Find): RawBuilder<SqlBool> {
  if (!isOrdered(find)) return wordsCondition(find, null);
  const { industries, places } = find.filter;
  const industry = industries ? sql`and industry = ${industries[0]}` : sql``;
  const place = places ? sql`and place = ${places[0]}` : sql``;
  return sql<SqlBool>`${isPublic} ${industry} ${place}`;
}

/** Words, filters and, where given, when: all in one index, which intersects them before a row is read. */
export function wordsCondition(find: Find, when: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isPublic} and words @@ (${wordsQuery(find, when)})`;
}

/** What is asked of the column `words`; `null` where nothing is. */
export function wordsQuery({ filter, search }: Find, when: string | null): RawBuilder<string> | null {
  const tokens = [tokensOf(filter), when].filter((part) => part !== null && part !== '').join(' & ');
  const parts = [
    ...(search === null ? [] : [sql`to_tsquery('simple', ${search})`]),
    ...(tokens === '' ? [] : [sql`${tokens}::tsquery`]),
  ];
  return parts.length === 0 ? null : sql<string>`${sql.join(parts, sql` && `)}`;
}

/** How well the words fit; titles weigh more. Filters have no part in it. */
export function rank(search: string): RawBuilder<number> {
  return sql<number>`ts_rank(words, to_tsquery('simple', ${search}))`;
}

/** A stretch of time, newest first: what `words` says of it, and its exact bounds. */
export type Stretch = { when: string | null; from: Date | null; before: Date | null };

const week = 7 * days;
const block = 16 * week;

/**
 * The past in three stretches: this week and the one before, the rest of these sixteen weeks and the sixteen before,
 * everything older. Common words fill a page from the first; rare ones cost little in any.
 */
export function stretches(now: Date): readonly [Stretch, Stretch, Stretch] {
  const thisWeek = Math.floor(now.getTime() / week);
  const thisBlock = Math.floor(now.getTime() / block);
  const recent = new Date((thisWeek - 1) * week);
  const older = new Date(Math.min((thisBlock - 1) * block, recent.getTime()));
  return [
    { when: anyOf('w', [thisWeek - 1, thisWeek, thisWeek + 1]), from: recent, before: null },
    { when: anyOf('b', [thisBlock - 1, thisBlock]), from: older, before: recent },
    { when: null, from: null, before: older },
  ];
}

function tokensOf({ industries, places, revenue, price, cashFlow }: MarketFilter): string {
  return [
    industries && anyOf('i', industries),
    places && anyOf('p', places),
    revenue && anyOf('r', revenue),
    price && anyOf('c', price),
    cashFlow && anyOf('s', cashFlow),
  ]
    .filter((part) => part !== null)
    .join(' & ');
}

/** The values are ours (slugs, keys, positions), so that quoting is all they need. */
function anyOf(kind: string, values: readonly (string | number)[]): string {
  return `(${values.map((value) => `'\u0001${kind}${value}'`).join(' | ')})`;
}
