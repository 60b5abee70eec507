import { z } from 'zod';
import { line } from './words.ts';

/** A page of a list in a stable order: what stands on it and where the next one begins (`null` at the end). */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

/** Rows on a page: of a table, cards of the marketplace, and the most that may be asked for. */
export const pageSizes = { table: 10, listings: 3, most: 100 } as const;

/** The query of a list that pages by cursor. The size is bounded. */
export const cursorQuery = z.object({
  after: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(pageSizes.most).default(pageSizes.table),
});

/**
 * The query of a list that a table sorts and filters on the server: by one of `columns` (the first unless told), by
 * cursor. `filter`: part of an email address. The reply is `pageOf`, or `countedPageOf` where the whole is counted.
 */
export function tableQuery<const C extends readonly [string, ...string[]]>(columns: C) {
  return cursorQuery.extend({
    after: z.string().max(2_000).optional(),
    sort: z.enum(columns).optional(),
    order: z.enum(['asc', 'desc']).default('desc'),
    filter: line(0, 254).default(''),
  });
}

/** A page of a list whose whole length is told too. */
export function countedPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({ total: z.number().int().min(0) });
}
