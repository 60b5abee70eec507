import { z } from 'zod';

/** Part of a view: `true` if the caller may do this now, otherwise the code of the reason. */
export const may = z.union([z.literal(true), z.string()]);
export type May = z.infer<typeof may>;
