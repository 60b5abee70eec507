import { z } from 'zod';

const mostMonths = 60;

/** How many calendar months (UTC) are asked for, this month last. */
export const monthsQuery = z.object({ months: z.coerce.number().int().min(1).max(mostMonths).default(12) });

/** Figures by calendar month, each with its `month` as YYYY-MM. */
export function byMonth<Figures extends z.core.$ZodShape>(figures: Figures) {
  return z.array(z.object({ month: z.string(), ...figures })).max(mostMonths);
}
