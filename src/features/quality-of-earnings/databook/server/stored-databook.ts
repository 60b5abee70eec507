import { z } from 'zod';
import { storedWord } from '#kernel/stored-word.ts';
import { databookStages } from '../domain/stages.ts';

export const storedStage = storedWord(databookStages, 'stage of a databook');
export const storedStatus = storedWord(['making', 'made', 'failed'] as const, 'status of a databook');

export const storedBasis = z.object({
  months: z.string(),
  accounts: z.string(),
  adjustments: z.string(),
  findings: z.string(),
  evidence: z.string().optional(),
  support: z.string().optional(),
  room: z.string().nullable().optional(),
});
