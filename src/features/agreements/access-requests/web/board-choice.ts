import { z } from 'zod';
import { kept } from '#kit/kept.ts';

const shown = z.enum(['board', 'table']);
export type Shown = z.infer<typeof shown>;

/** What was chosen last on this device. */
export const keptShown = kept('browser', 'cairn-requests-as', shown);
