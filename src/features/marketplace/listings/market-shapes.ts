import { z } from 'zod';
import { pageSizes } from '#wire/page-of.ts';
import { atMost } from '#wire/words.ts';
import { longestSearch, marketSorts } from './domain/market.ts';

/** An unknown value matches nothing; it is not an error. */
const choice = z.string().max(50, atMost(50)).optional();

export const marketplaceQuery = z.object({
  industry: choice,
  trade: choice,
  location: choice,
  revenue: choice,
  /** Words, "an exact phrase", -not this. The last word may be incomplete. */
  q: z.string().max(longestSearch, atMost(longestSearch)).optional(),
  /** Keys of money bands, inclusive. A hidden price is in none. */
  priceMin: choice,
  priceMax: choice,
  /** Keys of earnings bands, of the SDE or, if it is not shown, of the EBITDA. */
  cashFlowMin: choice,
  cashFlowMax: choice,
  /** `best` ranks the newest thousand hits. Without `q` and for unknown values: `newest`. */
  sort: z.enum(marketSorts).catch('newest').default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** `next` of the previous page; takes precedence over `page`. */
  after: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(48).default(pageSizes.listings),
});

/** UTF-16 offsets; `end` is exclusive. */
const span = z.object({ start: z.number().int(), end: z.number().int() });

export const highlights = z.object({ title: z.array(span), description: z.array(span) });

export const marketPage = z.object({
  /** The last page if a later one was requested; after a cursor, the one after the cursor's. */
  page: z.number().int(),
  pages: z.number().int(),
  /** Counted up to 1,000; `totalIsFloor`: there are more. After a cursor: as counted on the first page. */
  total: z.number().int(),
  totalIsFloor: z.boolean(),
  /** The next `after`; `null` at the end and after the thousand that `best` ranks. */
  next: z.string().nullable(),
});
