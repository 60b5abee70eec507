import { z } from 'zod';

const mostMonths = 60;

export const monthsQuery = z.object({ months: z.coerce.number().int().min(1).max(mostMonths).default(12) });

export function byMonth<Figures extends z.core.$ZodShape>(figures: Figures) {
  return z.array(z.object({ month: z.string(), ...figures })).max(mostMonths);
}
