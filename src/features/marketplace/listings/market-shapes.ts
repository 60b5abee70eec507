import { z } from 'zod';
import { pageSizes } from '#wire/page-of.ts';
import { atMost } from '#wire/words.ts';
import { longestSearch, marketSorts } from './domain/market.ts';

/** A filter that nobody offers matches nothing; it is no error. */
const choice = z.string().max(50, atMost(50)).optional();

/** What can be asked of the marketplace. */
export const marketplaceQuery = z.object({
  industry: choice,
  /** A group of trades, as a card tells it. */
  trade: choice,
  location: choice,
  revenue: choice,
  /** Words, "several side by side", -not this. The last one may be unfinished. */
  q: z.string().max(longestSearch, atMost(longestSearch)).optional(),
  /** Keys of money bands, both included. A hidden price lies in none. */
  priceMin: choice,
  priceMax: choice,
  /** Keys of earnings bands, of the SDE or, where none is told, of the EBITDA. */
  cashFlowMin: choice,
  cashFlowMax: choice,
  /** `best` ranks the newest thousand hits of a search; without `q`, and for what is no order, `newest`. */
  sort: z.enum(marketSorts).catch('newest').default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** `next` of the page before, at any depth; goes before `page`. */
  after: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(48).default(pageSizes.listings),
});

/** A place in a text, in UTF-16 units: the end is the first unit behind it. */
const span = z.object({ start: z.number().int(), end: z.number().int() });

/** Where the words that were searched for stand. */
export const highlights = z.object({ title: z.array(span), description: z.array(span) });

/** What is said of a page of the marketplace, besides what stands on it. */
export const marketPage = z.object({
  /** The page that is shown: the last one where a later one was asked for, and the one after the cursor's. */
  page: z.number().int(),
  pages: z.number().int(),
  /** Counted up to 1,000; `totalIsFloor` says that there are more. After a cursor: as counted on the first page. */
  total: z.number().int(),
  totalIsFloor: z.boolean(),
  /** What `after` takes to go on; `null` at the end, and behind the thousand that `best` ranks. */
  next: z.string().nullable(),
});
