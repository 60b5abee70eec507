import type { z } from 'zod';
import { industryOfSlug } from '#features/businesses/domain/industries.ts';
import type { Reading } from '#platform/context.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { browseListings as contract, marketplaceQuery } from '../contract.ts';
import { bandsOfFilter, revenueFilterKeys } from '../domain/bands.ts';
import { isPlace, placesWithin } from '../domain/places.ts';
import { countPublic, type PublicFilter, publicTeasers } from './public-store.ts';
import { teaserView } from './teaser-view.ts';

type Query = z.output<typeof marketplaceQuery>;

/** Beyond this many hits the count reads "1,000+". */
const countCeiling = 1_000;

/** The marketplace. A page past the end shows the last page; a filter value that nobody offers matches nothing. */
export async function browseListings(reading: Reading, query: Query): Promise<ReplyOf<typeof contract>> {
  const filter = filterOf(query);
  const counted = await countPublic(reading.db, filter, countCeiling);
  const total = Math.min(counted, countCeiling);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const rows = await publicTeasers(reading.db, filter, {
    offset: (page - 1) * query.size,
    limit: query.size,
  });
  return { items: rows.map(teaserView), page, pages, total, totalIsFloor: counted > countCeiling };
}

function filterOf(query: Query): PublicFilter {
  const { industry, location, revenue } = query;
  return {
    industries: dimension(industry, (slug) => [industryOfSlug(slug)].filter((found) => found !== null)),
    places: dimension(location, (slug) => (isPlace(slug) ? placesWithin(slug) : [])),
    revenue: dimension(revenue, (key) =>
      revenueFilterKeys.filter((known) => known === key).flatMap(bandsOfFilter),
    ),
  };
}

/** 'all' or nothing means no filtering on that dimension. */
function dimension<T>(value: string | undefined, read: (value: string) => readonly T[]): readonly T[] | null {
  return value === undefined || value === '' || value === 'all' ? null : read(value);
}
