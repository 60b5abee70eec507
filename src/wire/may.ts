import { z } from 'zod';

/** Part of a view: `true`, the caller may do this now; otherwise the code that says why not. */
export const may = z.union([z.literal(true), z.string()]);
export type May = z.infer<typeof may>;
