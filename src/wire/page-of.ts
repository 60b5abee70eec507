import { z } from 'zod';

/** A page of a list in a stable order: what stands on it and where the next one begins (`null` at the end). */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

/** The query of a list that pages by cursor. The size is bounded. */
export const cursorQuery = z.object({
  after: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(100).default(10),
});
