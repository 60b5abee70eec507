import { z } from 'zod';

export const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '', { error: 'empty' });

export const exactly = <T extends z.ZodType>(count: number, one: T) => z.array(one).length(count);

export const some = <T extends z.ZodType>(one: T) => z.array(one).min(1);

export const address = z.url({ protocol: /^https?$/ });
