import { z } from 'zod';
import { instant, money } from '#wire/words.ts';
import { stages } from './domain/stage.ts';
import { saleReasons } from './domain/teaser.ts';

/** What a vetted buyer sees besides the card (stage S2). */
export const highlightsShape = z.object({
  saleReason: z.enum(saleReasons).nullable(),
  askingPrice: money.nullable(),
});

const standingShape = z.object({
  stage: z.enum(stages),
  /** When this stage runs out; `null`: no day is set. */
  until: instant.nullable(),
  /** A grant that says more opens nothing now, and why. */
  held: z.enum(['suspended', 'ran-out']).nullable(),
});

/** What a view of a listing says of stages. */
export const stageFields = {
  /** What the owner shows to vetted buyers; `null` before S2. */
  highlights: highlightsShape.nullable(),
  /** How far the asker may see, as a buyer; `null` for the owner. */
  standing: standingShape.nullable(),
};
