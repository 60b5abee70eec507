import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { browseListings } from '../contract.ts';
import { askedBy, isHopeless } from './browse-listings.ts';
import { wordsQuery } from './market-sql.ts';

type Searched = Omit<z.output<(typeof browseListings)['query']>, 'page' | 'after' | 'size' | 'sort'>;

/**
 * A search as a query on the column `words`, stored to be matched with later listings; without one every listing
 * fits. `null`: no listing can ever fit.
 */
export function matcherOf(search: Searched): { matcher: RawBuilder<string> | null } | null {
  const asked = askedBy({ ...search, sort: 'newest', page: 1, size: 1 });
  if (isHopeless(asked)) return null;
  return { matcher: wordsQuery(asked.find) };
}
