import { z } from 'zod';

/** Text that is there and has at most so many characters. */
export const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '', { error: 'empty' });

/** A list of exactly so many. */
export const exactly = <T extends z.ZodType>(count: number, one: T) => z.array(one).length(count);

/** A list of one or more. */
export const some = <T extends z.ZodType>(one: T) => z.array(one).min(1);

/** An address on the web. */
export const address = z.url({ protocol: /^https?$/ });
