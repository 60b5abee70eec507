import { z } from 'zod';
import { kept } from '#kit/kept.ts';
import { closingOutcomes, tieKinds } from '../domain/closing.ts';

/** In this tab, because the session no longer exists. The mail says the same. */
export const lastWords = kept(
  'tab',
  'cairn-account-closed',
  z.object({
    outcome: z.enum(closingOutcomes),
    ties: z.array(z.object({ kind: z.enum(tieKinds), count: z.number() })),
  }),
);
