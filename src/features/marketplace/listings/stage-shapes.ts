import { z } from 'zod';
import { tradeAnswers } from '#features/marketplace/businesses/domain/trades.ts';
import { instant } from '#wire/words.ts';
import { stages } from './domain/stage.ts';
import { shownFields } from './private-shapes.ts';

/** What a vetted buyer sees besides the card (stage S2). */
export const highlightsShape = z.object({
  saleReason: shownFields.saleReason,
  askingPrice: shownFields.askingPrice,
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
  /** The caller bought it here: to them it stays. */
  bought: z.boolean(),
  /** What the owner shows to vetted buyers; `null` before S2. */
  highlights: highlightsShape.nullable(),
  /** How far the caller may see, as a buyer; `null` for the owner. */
  standing: standingShape.nullable(),
};

/** What a person sees after the NDA and the seller's approval (stage S3). */
export const privateProfile = z.object({
  businessName: z.string(),
  dba: z.string().nullable(),
  businessAddress: z.string(),
  trade: z.enum(tradeAnswers).nullable(),
  contactName: z.string(),
  ...shownFields,
  contactEmail: z.string(),
});
