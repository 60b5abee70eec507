import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { browseListings } from '../contract.ts';
import { askedBy, isHopeless } from './browse-listings.ts';
import { wordsQuery } from './market-sql.ts';

type Searched = Omit<z.output<(typeof browseListings)['query']>, 'page' | 'after' | 'size' | 'sort'>;

/** The stored form of a search for matching later listings. `matcher: null`: all match; `null`: none ever can. */
export function matcherOf(search: Searched): { matcher: RawBuilder<string> | null } | null {
  const asked = askedBy({ ...search, sort: 'newest', page: 1, size: 1 });
  if (isHopeless(asked)) return null;
  return { matcher: wordsQuery(asked.find) };
}
