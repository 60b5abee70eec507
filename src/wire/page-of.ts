import { z } from 'zod';
import { line } from './words.ts';

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export const pageSizes = { table: 10, listings: 3, most: 100 } as const;

export const cursorQuery = z.object({
  after: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(pageSizes.most).default(pageSizes.table),
});

/** A table sorted on the server (by the first of `columns` unless given). `filter`: part of an email address. */
export function tableQuery<const C extends readonly [string, ...string[]]>(columns: C) {
  return cursorQuery.extend({
    after: z.string().max(2_000).optional(),
    sort: z.enum(columns).optional(),
    order: z.enum(['asc', 'desc']).default('desc'),
    filter: line(0, 254).default(''),
  });
}

export function countedPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({ total: z.number().int().min(0) });
}
